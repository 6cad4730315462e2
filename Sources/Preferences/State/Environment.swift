/// A value that a view reads from what its ancestors set.
///
/// The counterpart of SwiftUI's `Environment`. A body that reads it runs again when that value
/// changes, and not when another does.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var scope: EnvironmentScope?

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value, which is the default before the view is mounted.
  public var wrappedValue: Value {
    scope?.read(keyPath) ?? EnvironmentValues()[keyPath: keyPath]
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: InstalledProperty {
  package mutating func install(for owner: PropertyOwner) {
    scope = owner.scope
  }

  package mutating func adopt(_ old: Environment<Value>) {
    scope = old.scope
  }

  package func uninstall() {}

  package var source: Source? { nil }

  package var summary: String? { nil }
}

extension Environment: ComparedInput {
  package func isSameInput(as other: Environment<Value>) -> Bool {
    keyPath == other.keyPath
  }
}
