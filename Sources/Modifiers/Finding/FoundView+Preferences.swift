public import Preferences

extension FoundView {
  /// The value of a key that goes up from this view with the modifiers around it, or the key's
  /// default if none does.
  ///
  /// As its other properties it is that of the last update. A view that was found by its type may be
  /// several elements, whose values are combined as in a container; one that is gone has the
  /// default.
  ///
  /// - Complexity: O(elements that do not stand below a writer of the key).
  public func preference<K: PreferenceKey>(_ key: K.Type = K.self) -> K.Value {
    let elements = outermostElements
    return elements.count == 1 ? elements[0].preference(key) : explain(key).value
  }

  /// Explains the value of a key that goes up from this view with the modifiers around it: who writes
  /// it, how it was combined, what took no part, and who reads it further up.
  ///
  /// - Complexity: O(nodes that do not stand below a writer of the key, and elements that do).
  public func explain<K: PreferenceKey>(
    _ key: K.Type = K.self
  ) -> PreferenceExplanation<K.Value> {
    Element.explanation(of: key, at: outermostElements, path: path)
  }

  /// What stands in the container for this view: its elements with the modifiers around them.
  private var outermostElements: [Element] {
    var known: Set<ObjectIdentifier> = []
    return elements.map { $0.wrappers.last ?? $0 }.filter {
      known.insert(ObjectIdentifier($0)).inserted
    }
  }
}
