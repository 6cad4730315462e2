/// Something that hands out values over time, and may end.
///
/// The counterpart of Combine's `Publisher`, small: a publisher delivers what it has at once, there
/// is no demand, and a type of your own conforms by saying what a sink is given.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output

  /// The type of the error with which it may end; `Never` if it does not fail.
  associatedtype Failure: Error

  /// Calls closures with the values to come and the end, until the result is cancelled or released.
  func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable
}

/// A namespace for what hears publishers.
public enum Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    /// Without an error.
    case finished

    /// With an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Publisher where Failure == Never {
  /// Calls a closure with the values to come, until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes the values to come into a property of an object, which is kept alive.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}
