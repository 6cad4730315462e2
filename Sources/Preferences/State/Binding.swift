/// A value that is read and written where somebody else keeps it.
///
/// The counterpart of SwiftUI's `Binding`. As an input of a view it is compared by the place it
/// leads to, so that passing the same binding again does not make a body run.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  package let location: Location<Value>

  package init(location: Location<Value>) {
    self.location = location
  }

  /// Creates a binding from two closures.
  ///
  /// It counts as a new place each time it is created.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(read: get, write: set)
  }

  /// Creates a binding from another, for use as a property wrapper's projection.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value. A write from another thread takes place on the main actor soon after.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location: KeyPathLocation(base: location, keyPath: keyPath))
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: InstalledProperty {
  package mutating func install(for owner: PropertyOwner) {}
  package mutating func adopt(_ old: Binding<Value>) {}
  package func uninstall() {}
  package var source: Source? { nil }
  package var summary: String? { nil }
}

extension Binding: ComparedInput {
  package func isSameInput(as other: Binding<Value>) -> Bool {
    location === other.location || location.isSame(as: other.location)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}
