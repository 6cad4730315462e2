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

  /// This element says the value, and hides what the element inside says, if there is one.
  case value(K.Value, hiding: Element?)

  /// The element inside says it.
  case inside(Element)

  /// The element inside says it to those inside this element alone.
  case stopped(Element)

  /// The values of several elements are combined.
  case combined([Element], orDefault: Bool)

  /// The value of the element inside is changed; if it is hidden, the default is.
  case transformed(Element, hidesContent: Bool, (inout K.Value) -> Void)
}

/// What reads the value that the content of an element has for a key.
enum Reading<K: PreferenceKey> {
  /// An action, which was last given a value, or none so far.
  case action(K.Value?)

  /// A layer, which was last made from a value, or not so far.
  case layer(K.Value?)
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
