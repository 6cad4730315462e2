/// A property of a class that announces its changes.
///
/// The counterpart of Combine's `Published`. Before the value changes, the object's
/// ``ObservableObject/objectWillChange`` sends, and then `$property` sends the new value. For
/// classes alone.
@propertyWrapper public struct Published<Value> {
  private var storage: PublishedStorage<Value>

  /// Creates a property with a first value.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Creates a property with a first value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// A publisher of a property's value as it is, and of each new one before it takes its place.
  public struct Publisher: Preferences.Publisher {
    /// The type of the values.
    public typealias Output = Value

    /// It does not fail.
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    /// Calls a closure with the value and those to come.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
      receiveValue: @escaping (Value) -> Void
    ) -> AnyCancellable {
      storage.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    }
  }

  /// The publisher of the values.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { storage = newValue.storage }
  }

  /// Is not available: without an object there is nobody to announce changes.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }

  /// The value of a property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.belong(to: object)
      storage.set(newValue)
    }
  }

  /// The publisher of a property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.belong(to: object)
      return Publisher(storage: storage)
    }
    set { object[keyPath: storageKeyPath].storage = newValue.storage }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
extension Published.Publisher: @unchecked Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
  /// Writes the values to come into a property, for as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.take(self)
  }
}
