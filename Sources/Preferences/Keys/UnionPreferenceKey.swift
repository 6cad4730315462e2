/// A key that unites its values: sets, or options.
///
/// ```swift
/// enum Visible: UnionPreferenceKey<Set<Int>> {}
/// ```
/// The neutral element, the empty set, is the default. SwiftUI has no counterpart.
public protocol UnionPreferenceKey<Value>: AssociativePreferenceKey where Value: SetAlgebra {}

extension UnionPreferenceKey {
  /// The empty set.
  public static var defaultValue: Value { Value() }

  /// Adds the members of the next value.
  public static func reduce(value: inout Value, nextValue: () -> Value) {
    value.formUnion(nextValue())
  }
}
