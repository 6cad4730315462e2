/// A key that puts its values one behind the other, in the order of the view tree.
///
/// ```swift
/// enum Rows: AppendPreferenceKey<[Row]> {}
/// ```
/// The neutral element, the empty collection, is the default. SwiftUI has no counterpart.
public protocol AppendPreferenceKey<Value>: AssociativePreferenceKey
where Value: RangeReplaceableCollection {}

extension AppendPreferenceKey {
  /// The empty collection.
  public static var defaultValue: Value { Value() }

  /// Appends the next value.
  public static func reduce(value: inout Value, nextValue: () -> Value) {
    value += nextValue()
  }
}
