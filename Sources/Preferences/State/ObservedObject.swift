/// An object that a view is given and whose changes make the view's body run again.
///
/// The counterpart of SwiftUI's `ObservedObject`. Only a body that read the object runs again. As
/// an input of a view the object is compared by identity; another one in the same place is observed
/// instead.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the properties of an observed object, as in `$model.name`.
  @dynamicMemberLookup public struct Wrapper {
    let root: ObjectType
    let source: ObjectSource<ObjectType>?

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObservedLocation(root: root, keyPath: keyPath, source: source))
    }
  }

  private var object: ObjectType
  private var storage: ObjectSource<ObjectType>?

  /// Creates a property that observes an object.
  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// Creates a property that observes an object.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// The object.
  public var wrappedValue: ObjectType {
    get {
      storage?.noteRead()
      return object
    }
    set { object = newValue }
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: Wrapper {
    storage?.noteRead()
    return Wrapper(root: object, source: storage)
  }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}
extension ObservedObject.Wrapper: @unchecked Sendable where ObjectType: Sendable {}

extension ObservedObject: InstalledProperty {
  package mutating func install(for owner: PropertyOwner) {
    storage = ObjectSource(object, owner: owner.work)
  }

  package mutating func adopt(_ old: ObservedObject<ObjectType>) {
    storage = old.storage
    storage?.observe(object)
  }

  package func uninstall() {
    storage?.disown()
  }

  package var source: Source? { storage }

  package var summary: String? { nil }
}

extension ObservedObject: ComparedInput {
  package func isSameInput(as other: ObservedObject<ObjectType>) -> Bool {
    object === other.object
  }
}
