public import Preferences

/// A modifier that gives a view a value by which a picker or a list chooses it.
struct TagModifier {
  let tag: AnyHashable
}

extension TagModifier: ViewModifier {
  typealias Body = Never
}

extension TagModifier: ContainerValueModifier {
  static var label: String { "tag" }

  var details: [String] { ["\(tag)"] }

  func write(into values: inout ContainerValues) {
    values.add(tag: tag)
  }
}

extension View {
  /// Gives this view the value by which a picker or a list chooses it, and a container finds it.
  ///
  /// A tag also counts where the chosen value is an optional of its type, whatever
  /// `includeOptional` says.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}
