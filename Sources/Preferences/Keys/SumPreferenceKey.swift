/// A key that adds up its values.
///
/// ```swift
/// enum TotalHeight: SumPreferenceKey<CGFloat> {}
/// enum RowCount: SumPreferenceKey<Int>, AssociativePreferenceKey {}
/// ```
/// The neutral element, zero, is the default. Sums of floating-point values depend on how they are
/// grouped, so that the key is not associative by itself; for integers say that it is. SwiftUI has
/// no counterpart.
public protocol SumPreferenceKey<Value>: PreferenceKey where Value: AdditiveArithmetic {}

extension SumPreferenceKey {
  /// Zero.
  public static var defaultValue: Value { .zero }

  /// Adds the next value.
  public static func reduce(value: inout Value, nextValue: () -> Value) {
    value += nextValue()
  }
}
