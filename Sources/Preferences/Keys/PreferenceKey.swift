/// A named value that views send up the tree, and the rule that combines the values of siblings.
///
/// The counterpart of SwiftUI's `PreferenceKey`. A key is identified by its type: two keys with
/// the same short name in different scopes, or two specialisations of one generic key, are
/// different keys.
///
/// ```swift
/// struct Width: PreferenceKey {
///   static let defaultValue = 0.0
///   static func reduce(value: inout Double, nextValue: () -> Double) {
///     value = max(value, nextValue())
///   }
/// }
/// ```
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view below writes the key.
  static var defaultValue: Value { get }

  /// Combines the value so far with the next sibling's, in the order of the view tree.
  ///
  /// It is called once for each further value and never with `defaultValue` as a start. Calling
  /// `nextValue` costs nothing; a reduction may leave it uncalled.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`, for keys whose value can be absent.
  public static var defaultValue: Value { nil }
}
