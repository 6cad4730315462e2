public import Observation

/// A value that a view reads from what its ancestors set.
///
/// The counterpart of SwiftUI's `Environment`. A body that reads it runs again when that value
/// changes, and not when another does.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private enum Content {
    case value(KeyPath<EnvironmentValues, Value>)

    /// An object by its type: how it is found, and what is told where it is not.
    case object((EnvironmentValues) -> Value?, MissingObject)
  }

  private let content: Content
  private var scope: EnvironmentScope?

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    content = .value(keyPath)
  }

  /// The value, which is the default before the view is mounted.
  ///
  /// Reading an object that no view above sets ends the program, except in a body: a view without
  /// its object is not there.
  public var wrappedValue: Value {
    switch content {
    case .value(let keyPath):
      return scope?.read(keyPath) ?? EnvironmentValues()[keyPath: keyPath]
    case .object(let find, let missing):
      guard let object = (scope?.read(find) ?? find(EnvironmentValues())) else { missing.trap() }
      return object
    }
  }
}

extension Environment {
  /// Creates a property that reads an observable object by its type.
  ///
  /// Where no view above sets such an object, the view that needs it is not there, and a
  /// ``Diagnostic`` says so.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    content = .object(
      { $0[ObjectKey<Value>.self].object },
      MissingObject(objectType, modifier: ".environment(_:)"))
  }

  /// Creates a property that reads an observable object by its type, `nil` where there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .object(
      { .some($0[ObjectKey<T>.self].object) },
      MissingObject(objectType, modifier: ".environment(_:)"))
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: PreparedProperty {
  package mutating func install(for owner: PropertyOwner) {
    scope = owner.scope
  }

  package mutating func adopt(_ old: Environment<Value>) {
    scope = old.scope
  }

  package var lack: MissingObject? {
    guard case .object(let find, let missing) = content, let scope else { return nil }
    return scope.read(find) == nil ? missing : nil
  }

  package func uninstall() {}

  package var source: Source? { nil }

  package var summary: String? { nil }
}

extension Environment: ComparedInput {
  package func isSameInput(as other: Environment<Value>) -> Bool {
    switch (content, other.content) {
    case (.value(let a), .value(let b)): a == b
    case (.object, .object): true
    default: false
    }
  }
}
