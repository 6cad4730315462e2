extension ViewHost {
  /// Explains the value of a key that reaches the root: who writes it, how it was combined, and what
  /// took no part.
  ///
  /// As with ``preference(_:)`` the answer is that of the last pass. Explaining changes nothing and
  /// is not counted; the closures of transforms run once more. In a test it says what is wrong:
  /// `#expect(host.preference(Total.self) == 3, "\(host.explain(Total.self).summary)")`.
  ///
  /// - Complexity: O(nodes that do not stand below a writer of the key, and elements that do).
  public func explain<K: PreferenceKey>(
    _ key: K.Type = K.self
  ) -> PreferenceExplanation<K.Value> {
    Element.explanation(of: key, at: context.root.map { [$0] } ?? [], path: "root")
  }

  /// The keys that some view writes, changes, reads or stops by now, in tree order, each once.
  ///
  /// - Complexity: O(elements).
  public var preferenceKeys: [any PreferenceKey.Type] {
    var keys: [any PreferenceKey.Type] = []
    var known: Set<KeyIdentity> = []
    var waiting = context.presented.reversed() + (context.root.map { [$0 as Element] } ?? [])
    while let element = waiting.popLast() {
      if let key = element.preferenceKey, known.insert(KeyIdentity(key)).inserted {
        keys.append(key)
      }
      let end = waiting.count
      element.forEachElement { waiting.append($0) }
      waiting[end...].reverse()
    }
    return keys
  }
}
