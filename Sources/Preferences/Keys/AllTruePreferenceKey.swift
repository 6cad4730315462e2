/// A key that is true where all of its values are.
///
/// ```swift
/// enum IsComplete: AllTruePreferenceKey {}
/// ```
/// The neutral element, `true`, is the default. SwiftUI has no counterpart.
public protocol AllTruePreferenceKey: AssociativePreferenceKey where Value == Bool {}

extension AllTruePreferenceKey {
  /// True.
  public static var defaultValue: Bool { true }

  /// Looks at the next value only if all were true so far.
  public static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value && nextValue()
  }
}
