public import Preferences

/// A modifier that gives a view a value by which a picker chooses it.
struct TagModifier {
  let tag: AnyHashable
}

extension TagModifier: ViewModifier {
  typealias Body = Never
}

extension TagModifier: PrimitiveModifier {
  static var label: String { "tag" }

  var details: [String] { ["\(tag)"] }
}

extension View {
  /// Gives this view the value by which a picker chooses it.
  ///
  /// A tag also counts where the picker's value is an optional of its type, whatever
  /// `includeOptional` says.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}
