/// An object that a view makes and owns, and whose changes make the view's body run again.
///
/// The counterpart of SwiftUI's `StateObject`. The object is made once, before the first body, and
/// belongs to the view's place in the tree like ``State``.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var storage: ObjectSource<ObjectType>?

  /// Creates a property with what makes the object.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object. Before the view is mounted, a new one each time.
  public var wrappedValue: ObjectType {
    storage?.noteRead()
    return storage?.object ?? make()
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: wrappedValue, source: storage)
  }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}

extension StateObject: PreparedProperty {
  package mutating func install(for owner: PropertyOwner) {
    storage = ObjectSource(nil, owner: owner.work)
  }

  package mutating func adopt(_ old: StateObject<ObjectType>) {
    storage = old.storage
  }

  package func prepare() {
    guard let storage, storage.object == nil else { return }
    storage.observe(make())
  }

  package func uninstall() {
    storage?.disown()
  }

  package var source: Source? { storage }

  package var summary: String? { nil }
}

extension StateObject: ComparedInput {
  package func isSameInput(as other: StateObject<ObjectType>) -> Bool { true }
}
