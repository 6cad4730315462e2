/// A key that keeps the last value in the order of the view tree.
///
/// ```swift
/// enum Selection: LastPreferenceKey<Int> {}
/// ```
/// The value is optional; its neutral element, `nil`, is the default, and a `nil` that is written
/// hides nothing. That is the difference to a reduction that overwrites, `value = nextValue()`, for
/// which no value is neutral. SwiftUI has no counterpart.
public protocol LastPreferenceKey<Wrapped>: AssociativePreferenceKey where Value == Wrapped? {
  /// The type of what is kept.
  associatedtype Wrapped
}

extension LastPreferenceKey {
  /// Takes the next value, if there is one.
  public static func reduce(value: inout Wrapped?, nextValue: () -> Wrapped?) {
    value = nextValue() ?? value
  }
}
