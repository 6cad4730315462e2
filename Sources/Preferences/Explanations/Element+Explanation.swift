extension Element {
  /// Explains the value that elements beside each other have for a key, as of the last pass.
  ///
  /// - Complexity: O(nodes below), without recursion.
  package static func explanation<K: PreferenceKey>(
    of key: K.Type, at elements: [Element], path: String
  ) -> PreferenceExplanation<K.Value> {
    // Read as bodies do, a closure sees the state of the last pass.
    Tracker.readingLastPass {
      var drafts = ExplanationDrafts<K>(of: elements)
      drafts.fold()
      let parts = ExplanationParts(of: drafts)
      let head = drafts.drafts.first
      let value = head?.value ?? K.defaultValue
      return PreferenceExplanation(
        key: TypeName.qualified(key), path: path, value: value, isDefault: head?.value == nil,
        isOutdated: elements.first?.context.scheduler.needsUpdate ?? false,
        valueInSwiftUI: head?.culprit == nil ? value : head?.alternative ?? K.defaultValue,
        defaultContributor: parts.culprit, parts: parts.parts,
        readersAbove: elements.first?.readersAbove(of: key) ?? [])
    }
  }

  /// What reads the value of a key that the value of this element goes into, innermost first.
  private func readersAbove<K: PreferenceKey>(
    of key: K.Type
  ) -> [PreferenceExplanation<K.Value>.Reader] {
    var found: [(element: Element, reading: Reading<K>)] = []
    var child = self
    way: while child.slot != .presented, let parent = child.parentElement {
      if let reading = parent.reading(of: key), child.slot != .layer {
        found.append((parent, reading))
      }
      switch parent.origin(of: key) {
      case .value, .stopped, .transformed(_, hidesContent: true, _): break way
      default: child = parent
      }
    }
    // Outermost first, so that a way is not walked again for what is on it.
    var outer: Node?
    var path = PathNames()
    let readers = found.reversed().map { reader in
      let (names, isComplete) = reader.element.names(below: outer)
      if isComplete { path = PathNames() }
      for name in names { path.append(name) }
      outer = reader.element
      return ExplanationParts<K>.reader(reader.reading, at: path.text)
    }
    return readers.reversed()
  }
}
