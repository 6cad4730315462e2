/// The publisher by which an object says that it is about to change.
///
/// The counterpart of Combine's `ObservableObjectPublisher`.
public final class ObservableObjectPublisher: Publisher, Sendable {
  /// The type of the values: that it changes, not to what.
  public typealias Output = Void

  /// It does not fail.
  public typealias Failure = Never

  private let sinks = SinkList<Void, Never>()

  /// Creates a publisher.
  public init() {}

  /// Says that the object is about to change.
  ///
  /// - Complexity: O(*n*) for *n* sinks.
  public func send() {
    sinks.send(())
  }

  /// Calls a closure before each change.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    sinks.add(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
  }
}
