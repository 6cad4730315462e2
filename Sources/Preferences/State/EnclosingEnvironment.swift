/// A property that knows the environment around its view, for views that are to inherit from there
/// although they stand elsewhere.
package struct EnclosingEnvironment: InstalledProperty {
  /// The environment, once the view is mounted.
  package private(set) var scope: EnvironmentScope?

  /// Tells the view from others around which the environment is the same, while it is mounted.
  package var owner: ObjectIdentifier? { work.map { ObjectIdentifier($0) } }

  /// The view's work, while it is mounted.
  package private(set) weak var work: Work?

  /// Creates the property.
  nonisolated package init() {}

  package mutating func install(for owner: PropertyOwner) {
    scope = owner.scope
    work = owner.work
  }

  package mutating func adopt(_ old: EnclosingEnvironment) {
    scope = old.scope
    work = old.work
  }

  package func uninstall() {}

  package var source: Source? { nil }

  package var summary: String? { nil }
}

extension EnclosingEnvironment: ComparedInput {
  package func isSameInput(as other: EnclosingEnvironment) -> Bool { true }
}
