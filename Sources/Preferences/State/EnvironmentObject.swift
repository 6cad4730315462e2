/// An object that a view above put into the environment, found by its type, and whose changes make
/// the view's body run again.
///
/// The counterpart of SwiftUI's `EnvironmentObject`. Where no view above sets such an object, the
/// view that needs it is not there, and a ``Diagnostic`` says so; reading the property elsewhere
/// ends the program.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the properties of the object, as in `$model.name`.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var scope: EnvironmentScope?
  private var storage: ObjectSource<ObjectType>?

  /// Creates a property that reads an object from the environment.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object = current else { missing.trap() }
    storage?.noteRead()
    return object
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: Wrapper {
    Wrapper(root: wrappedValue, source: storage)
  }

  /// The object that the environment holds now.
  private var current: ObjectType? {
    let object = scope?.read { $0[ObjectKey<ObjectType>.self].object }
    storage?.observe(object)
    return object
  }

  private var missing: MissingObject {
    MissingObject(ObjectType.self, modifier: ".environmentObject(_:)")
  }
}

extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

extension EnvironmentObject: PreparedProperty {
  package mutating func install(for owner: PropertyOwner) {
    scope = owner.scope
    storage = ObjectSource(nil, owner: owner.work)
  }

  package mutating func adopt(_ old: EnvironmentObject<ObjectType>) {
    scope = old.scope
    storage = old.storage
  }

  package var lack: MissingObject? { current == nil ? missing : nil }

  package func uninstall() {
    storage?.disown()
  }

  package var source: Source? { storage }

  package var summary: String? { nil }
}

extension EnvironmentObject: ComparedInput {
  package func isSameInput(as other: EnvironmentObject<ObjectType>) -> Bool { true }
}
