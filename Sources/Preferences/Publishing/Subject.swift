/// A publisher whose values are sent from outside.
///
/// The counterpart of Combine's `Subject`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)

  /// Sends the end; what is sent later is lost.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends that something happened.
  public func send() {
    send(())
  }
}

/// A subject that hands on what it is sent and keeps nothing.
///
/// The counterpart of Combine's `PassthroughSubject`.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let sinks = SinkList<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Sends a value to everyone who is there.
  ///
  /// - Complexity: O(*n*) for *n* sinks.
  public func send(_ value: Output) {
    sinks.send(value)
  }

  /// Sends the end.
  public func send(completion: Subscribers.Completion<Failure>) {
    sinks.finish(completion)
  }

  /// Calls closures with the values to come and the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    sinks.add(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
  }
}

extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}

/// A subject that keeps the last value and hands it to those who come later.
///
/// The counterpart of Combine's `CurrentValueSubject`.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let sinks = SinkList<Output, Failure>()
  private let lock = Lock()
  private var current: Output

  /// Creates a subject with a first value.
  public init(_ value: Output) {
    current = value
  }

  /// The last value. Setting it sends it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Keeps a value and sends it to everyone who is there.
  ///
  /// - Complexity: O(*n*) for *n* sinks.
  public func send(_ value: Output) {
    guard !sinks.hasEnded else { return }
    var replaced = value
    lock.withLock { swap(&replaced, &current) }
    sinks.send(value)
  }

  /// Sends the end.
  public func send(completion: Subscribers.Completion<Failure>) {
    sinks.finish(completion)
  }

  /// Calls closures with the last value, the values to come and the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    sinks.add(
      first: { self.value }, receiveCompletion: receiveCompletion, receiveValue: receiveValue)
  }
}

extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
