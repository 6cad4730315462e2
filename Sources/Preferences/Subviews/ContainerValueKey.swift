/// A named value that a view gives to the container that it stands in.
///
/// The counterpart of SwiftUI's `ContainerValueKey`. Add a property to ``ContainerValues`` that
/// reads and writes `self[MyKey.self]`, and set it with ``View/containerValue(_:_:)``.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody set one.
  static var defaultValue: Value { get }
}
