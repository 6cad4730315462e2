/// A key that is true where one of its values is.
///
/// ```swift
/// enum HasErrors: AnyTruePreferenceKey {}
/// ```
/// The neutral element, `false`, is the default. SwiftUI has no counterpart.
public protocol AnyTruePreferenceKey: AssociativePreferenceKey where Value == Bool {}

extension AnyTruePreferenceKey {
  /// False.
  public static var defaultValue: Bool { false }

  /// Looks at the next value only if none was true so far.
  public static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}
