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

  var details: [String] { [ValueText.describing(tag)] }

  func write(into values: inout ContainerValues) {
    values.add(tag: tag)
  }
}

extension View {
  /// Gives this view the value by which a picker or a list chooses it.
  ///
  /// A tag counts before the id of a `ForEach`. It also counts where the value chosen is an
  /// optional of its type, whatever `includeOptional` says.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}

extension Element {
  /// The values by which an option or a row is chosen, given the element without the modifiers
  /// around it: its tags and then its explicit ids, the innermost first.
  ///
  /// - Complexity: O(nodes up to the next element that is not a modifier).
  var choiceValues: [AnyHashable] {
    wrappers.compactMap { $0.modifier(TagModifier.self)?.tag } + explicitIDs
  }
}
