/// A key that keeps the greatest of its values.
///
/// ```swift
/// enum Widest: MaximumPreferenceKey<CGFloat> {}
/// ```
/// The value is optional; its neutral element, `nil`, is the default, so that the greatest of no
/// values is not mistaken for zero. Of equal values the last is kept. Values that are not ordered,
/// such as a floating-point value that is no number, do not belong here. SwiftUI has no
/// counterpart.
public protocol MaximumPreferenceKey<Wrapped>: AssociativePreferenceKey
where Value == Wrapped? {
  /// The type of what is compared.
  associatedtype Wrapped: Comparable
}

extension MaximumPreferenceKey {
  /// Takes the next value unless it is less.
  public static func reduce(value: inout Wrapped?, nextValue: () -> Wrapped?) {
    guard let next = nextValue() else { return }
    value = value.map { max($0, next) } ?? next
  }
}
