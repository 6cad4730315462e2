/// A key that merges dictionaries. Of two values under one dictionary key, the later in the order
/// of the view tree is kept.
///
/// ```swift
/// enum Frames: MergePreferenceKey<Row.ID, CGRect> {}
/// ```
/// The neutral element, the empty dictionary, is the default. SwiftUI has no counterpart.
public protocol MergePreferenceKey<Name, Element>: AssociativePreferenceKey
where Value == [Name: Element] {
  /// The type of the dictionary's keys.
  associatedtype Name: Hashable

  /// The type of the dictionary's values.
  associatedtype Element
}

extension MergePreferenceKey {
  /// The empty dictionary.
  public static var defaultValue: [Name: Element] { [:] }

  /// Adds the next value, and puts it in the place of what is there under the same keys.
  public static func reduce(
    value: inout [Name: Element], nextValue: () -> [Name: Element]
  ) {
    value.merge(nextValue()) { $1 }
  }
}
