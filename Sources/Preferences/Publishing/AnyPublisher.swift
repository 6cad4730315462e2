/// A publisher whose type is hidden.
///
/// The counterpart of Combine's `AnyPublisher`.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// In an object, so that views tell publishers apart by identity.
  private final class Base {
    let publisher: any Publisher<Output, Failure>

    init(_ publisher: any Publisher<Output, Failure>) {
      self.publisher = publisher
    }
  }

  private let base: Base

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    base = Base(publisher)
  }

  /// Calls closures with the values to come and the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    base.publisher.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
  }
}

extension Publisher {
  /// Hides the type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
