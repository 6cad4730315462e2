/// A stored property of a view that is connected to the tree when the view is mounted.
///
/// The counterpart of SwiftUI's `DynamicProperty`. A type of your own that conforms may hold other
/// dynamic properties, such as ``State`` and ``Environment``; they are connected too.
public protocol DynamicProperty {
  /// Runs before each body of the view that holds this property, after what it holds is connected.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A field that consists of one value, such as a style, whose dynamic properties are its view's.
package protocol PropertyHolder {
  /// The type of the value.
  static var heldType: Any.Type { get }
}

/// A dynamic property of the engine's own, with storage that outlives the view's values.
package protocol InstalledProperty: DynamicProperty {
  /// Connects the property when its view is mounted.
  mutating func install(for owner: PropertyOwner)

  /// Connects the property of a new value of the same view, taking over what `old` stored.
  mutating func adopt(_ old: Self)

  /// Lets go when the view is unmounted.
  func uninstall()

  /// The source that the property writes, if it has one.
  var source: Source? { get }

  /// What the property holds, for drawings of the tree; `nil` if it is not worth showing.
  var summary: String? { get }
}

/// The place in the tree that dynamic properties are connected to.
package struct PropertyOwner {
  /// What runs the body that reads the properties.
  package let work: Work

  /// The environment at that place.
  package let scope: EnvironmentScope

  package init(work: Work, scope: EnvironmentScope) {
    self.work = work
    self.scope = scope
  }
}
