/// The storage of one published property.
final class PublishedStorage<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var current: Value

  /// Who announces the changes of the object that the property belongs to, once it is known.
  private var announcer: ObservableObjectPublisher?

  /// Those who hear the values, once somebody does.
  private var sinks: SinkList<Value, Never>?

  /// The publishers that are written into the property.
  private var inputs: [AnyCancellable] = []

  init(_ value: Value) {
    current = value
  }

  var value: Value { lock.withLock { current } }

  /// Announces a change, sends the new value, and then takes it.
  func set(_ newValue: Value) {
    let (announcer, sinks) = lock.withLock { (self.announcer, self.sinks) }
    announcer?.send()
    sinks?.send(newValue)
    // What the old value holds is released outside the lock.
    var replaced = newValue
    lock.withLock { swap(&replaced, &current) }
  }

  /// Notes whose property this is.
  func belong(to object: AnyObject) {
    guard lock.withLock({ announcer == nil }) else { return }
    guard let object = object as? any ObservableObject else { return }
    let found = Self.announcer(of: object)
    lock.withLock { announcer = found }
  }

  /// An object with a publisher of another type announces its changes itself.
  private static func announcer<O: ObservableObject>(of object: O) -> ObservableObjectPublisher? {
    object.objectWillChange as? ObservableObjectPublisher
  }

  func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
    receiveValue: @escaping (Value) -> Void
  ) -> AnyCancellable {
    let sinks = lock.withLock {
      let sinks = self.sinks ?? SinkList()
      self.sinks = sinks
      return sinks
    }
    return sinks.add(
      first: { self.value }, receiveCompletion: receiveCompletion, receiveValue: receiveValue)
  }

  /// Takes the values of a publisher as long as this storage lives.
  func take<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    let input = publisher.sink { [weak self] in self?.set($0) }
    lock.withLock { inputs.append(input) }
  }
}
