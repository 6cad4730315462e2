/// The closures that one sink is made of, until it has ended or is cancelled.
final class Sink<Output, Failure: Error> {
  private typealias Closures = (
    completion: (Subscribers.Completion<Failure>) -> Void, value: (Output) -> Void
  )

  private let lock = Lock()
  private var closures: Closures?

  init(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) {
    closures = (receiveCompletion, receiveValue)
  }

  /// Whether nothing arrives here any more.
  var isOver: Bool { lock.withLock { closures == nil } }

  func receive(_ value: Output) {
    lock.withLock { closures }?.value(value)
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    takeClosures()?.completion(completion)
  }

  func cancel() {
    // What the closures hold is released outside the lock, since its going may cancel more.
    _ = takeClosures()
  }

  private func takeClosures() -> Closures? {
    lock.withLock {
      defer { closures = nil }
      return closures
    }
  }
}
