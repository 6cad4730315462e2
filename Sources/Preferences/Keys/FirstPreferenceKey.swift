/// A key that keeps the first value in the order of the view tree.
///
/// ```swift
/// enum Title: FirstPreferenceKey<String> {}
///
/// detail.preference(key: Title.self, value: "Inbox")
/// ```
/// The value is optional; its neutral element, `nil`, is the default, and a `nil` that is written
/// hides nothing. SwiftUI has no counterpart.
public protocol FirstPreferenceKey<Wrapped>: AssociativePreferenceKey where Value == Wrapped? {
  /// The type of what is kept.
  associatedtype Wrapped
}

extension FirstPreferenceKey {
  /// Keeps the value so far, if there is one.
  public static func reduce(value: inout Wrapped?, nextValue: () -> Wrapped?) {
    value = value ?? nextValue()
  }
}
