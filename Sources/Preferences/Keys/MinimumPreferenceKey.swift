/// A key that keeps the least of its values.
///
/// ```swift
/// enum Leading: MinimumPreferenceKey<CGFloat> {}
/// ```
/// The value is optional; its neutral element, `nil`, is the default, so that the least of no
/// values is not mistaken for zero. Of equal values the first is kept. Values that are not ordered,
/// such as a floating-point value that is no number, do not belong here. SwiftUI has no
/// counterpart.
public protocol MinimumPreferenceKey<Wrapped>: AssociativePreferenceKey
where Value == Wrapped? {
  /// The type of what is compared.
  associatedtype Wrapped: Comparable
}

extension MinimumPreferenceKey {
  /// Takes the next value if it is less.
  public static func reduce(value: inout Wrapped?, nextValue: () -> Wrapped?) {
    guard let next = nextValue() else { return }
    value = value.map { min($0, next) } ?? next
  }
}
