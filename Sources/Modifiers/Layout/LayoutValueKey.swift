/// A key for a value that a view gives to the layout container around it, as in SwiftUI.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}
