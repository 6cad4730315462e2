/// The sinks of one subject, in the order in which they came.
///
/// A value goes to the sinks that were there when it was sent, as far as they are not cancelled on
/// the way. A closure may send, cancel or subscribe while it is given a value.
final class SinkList<Output, Failure: Error>: @unchecked Sendable {
  private let lock = Lock()
  private var sinks: [Sink<Output, Failure>] = []
  private var cancelled = 0
  private var end: Subscribers.Completion<Failure>?

  /// The number of sinks that are held, with those that are over and not swept yet.
  var count: Int { lock.withLock { sinks.count } }

  /// Adds a sink. It is given `first` before anything else, if that has a value.
  func add(
    first: (() -> Output)? = nil,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    let end = lock.withLock {
      if self.end == nil { sinks.append(sink) }
      return self.end
    }
    if let end {
      sink.finish(end)
    } else if let first {
      sink.receive(first())
    }
    return AnyCancellable { [weak self] in
      sink.cancel()
      self?.noteCancelled()
    }
  }

  /// Hands a value to all sinks.
  func send(_ value: Output) {
    for sink in lock.withLock({ sinks }) { sink.receive(value) }
  }

  /// Ends all sinks, and those that come later.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let waiting = lock.withLock {
      guard end == nil else { return [Sink<Output, Failure>]() }
      end = completion
      defer { sinks = [] }
      return sinks
    }
    for sink in waiting { sink.finish(completion) }
  }

  /// Whether it has ended.
  var hasEnded: Bool { lock.withLock { end != nil } }

  /// Sinks that are over are swept when they are the half, so that going costs O(1) each.
  private func noteCancelled() {
    lock.withLock {
      cancelled += 1
      guard cancelled * 2 > sinks.count else { return }
      cancelled = 0
      sinks.removeAll(where: \.isOver)
    }
  }
}
