/// A namespace for publishers that are made from others.
public enum Publishers {
  /// A publisher of the values that another one's become, as far as they become any.
  ///
  /// The counterpart of Combine's `Publishers.Map`, `Filter`, `CompactMap`, `Drop` and
  /// `RemoveDuplicates` in one.
  public struct Transformed<Upstream: Publisher, Output>: Publisher {
    /// It fails as the other one does.
    public typealias Failure = Upstream.Failure

    fileprivate let upstream: Upstream

    /// Makes what turns values into others; called once for each sink, which has a memory of its
    /// own.
    fileprivate let makeTransform: () -> (Upstream.Output) -> Output?

    /// Calls closures with the values to come and the end.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      let transform = makeTransform()
      return upstream.sink(receiveCompletion: receiveCompletion) {
        if let value = transform($0) { receiveValue(value) }
      }
    }
  }
}

extension Publisher {
  /// Turns each value into another.
  public func map<T>(
    _ transform: @escaping (Output) -> T
  ) -> Publishers.Transformed<Self, T> {
    Publishers.Transformed(upstream: self) { transform }
  }

  /// Turns each value into another, and leaves out those that become `nil`.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.Transformed<Self, T> {
    Publishers.Transformed(upstream: self) { transform }
  }

  /// Leaves out values.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Transformed<Self, Output> {
    Publishers.Transformed(upstream: self) { { isIncluded($0) ? $0 : nil } }
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Transformed<Self, Output> {
    Publishers.Transformed(upstream: self) {
      var rest = count
      return { value in
        guard rest > 0 else { return value }
        rest -= 1
        return nil
      }
    }
  }

  /// Leaves out values that are like the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.Transformed<Self, Output> {
    Publishers.Transformed(upstream: self) {
      var last: Output?
      return { value in
        if let known = last, predicate(known, value) { return nil }
        last = value
        return value
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values that are equal to the one before.
  public func removeDuplicates() -> Publishers.Transformed<Self, Output> {
    removeDuplicates(by: ==)
  }
}
