/// A named value that views send down the tree.
///
/// The counterpart of SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody set one.
  static var defaultValue: Value { get }
}
