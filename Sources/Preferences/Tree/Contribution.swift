/// A change of the output that an element sends up for one key.
struct Contribution {
  let key: KeyIdentity

  /// What it sent so far, if anything.
  let old: AnyOutput?

  /// What it sends from now on, if anything.
  let new: AnyOutput?

  /// What remains to be done once the way up knows of the change.
  var completion: (@MainActor () -> Void)?

  init(
    of key: KeyIdentity, old: AnyOutput?, new: AnyOutput?,
    completion: (@MainActor () -> Void)? = nil
  ) {
    self.key = key
    self.old = old
    self.new = new
    self.completion = completion
  }
}

/// Where the value that an element has for a key comes from.
enum Origin<K: PreferenceKey> {
  /// Nothing here writes the key.
  case nothing

  /// This element says the value.
  case value(K.Value)

  /// The element inside says it.
  case inside(Element)

  /// The values of several elements are combined.
  case combined([Element], orDefault: Bool)

  /// The value of the element inside is changed.
  case transformed(Element, (inout K.Value) -> Void)
}

extension Element {
  /// Sends a change up until it makes no difference.
  ///
  /// - Complexity: O(levels up to the next combination or reader).
  final func contribute(_ change: Contribution) {
    var child = self
    var change = change
    var completion = change.completion
    while let parent = child.parentElement, let next = parent.accept(change, from: child) {
      completion = completion ?? next.completion
      change = next
      child = parent
    }
    completion?()
  }
}
