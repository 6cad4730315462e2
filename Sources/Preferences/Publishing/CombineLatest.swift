extension Publishers {
  /// A publisher of the last values of two others, from when both have one.
  ///
  /// The counterpart of Combine's `Publishers.CombineLatest`.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The type of the values: one of each.
    public typealias Output = (A.Output, B.Output)

    /// It fails as the others do.
    public typealias Failure = A.Failure

    private let a: A
    private let b: B

    /// Creates a publisher of the last values of two others.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Calls closures with the values to come and the end.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      let sink = Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
      let latest = Latest<A.Output, B.Output>()
      let inputs = [
        a.sink(receiveCompletion: { latest.end($0, of: sink) }) { value in
          if let pair = latest.take({ $0.first = value }) { sink.receive(pair) }
        },
        b.sink(receiveCompletion: { latest.end($0, of: sink) }) { value in
          if let pair = latest.take({ $0.second = value }) { sink.receive(pair) }
        },
      ]
      return AnyCancellable {
        sink.cancel()
        for input in inputs { input.cancel() }
      }
    }
  }
}

extension Publisher {
  /// Joins the last values of two publishers, from when both have one.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Joins the last values of two publishers and turns them into another value.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Transformed<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}

/// The last values of two publishers.
private final class Latest<A, B> {
  struct Values {
    var first: A?
    var second: B?
  }

  private let lock = Lock()
  private var values = Values()
  private var running = 2

  /// Notes a value; returns both if both are there.
  func take(_ change: (inout Values) -> Void) -> (A, B)? {
    // What a value held is released outside the lock, since its going may send more.
    let (_, pair) = lock.withLock {
      let replaced = values
      change(&values)
      let pair = values.first.flatMap { first in values.second.map { (first, $0) } }
      return (replaced, pair)
    }
    return pair
  }

  /// Ends the sink with the first failure, or when both have finished.
  func end<Output, Failure>(
    _ completion: Subscribers.Completion<Failure>, of sink: Sink<Output, Failure>
  ) {
    let isLast = lock.withLock {
      running -= 1
      return running == 0
    }
    if case .failure = completion { return sink.finish(completion) }
    if isLast { sink.finish(.finished) }
  }
}
