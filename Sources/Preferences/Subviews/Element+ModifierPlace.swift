extension Element {
  /// What the elements have in common that one modifier makes of its content: the place of that
  /// modifier. Where an element is shown as a subview, it is the place where it was written.
  ///
  /// - Complexity: O(modifiers around the element).
  package final var modifierPlace: ObjectIdentifier {
    var element = self
    while let written = element.written { element = written }
    return ObjectIdentifier(element.parent as? DistributingNode ?? element as Node)
  }

  /// The element as it was written, of which this one is a copy, if it stands in a place where a
  /// subview is shown.
  private var written: Element? {
    var levels = 0
    var outermost = self
    while let outer = outermost.parent as? Element, outer.wrapped === outermost {
      outermost = outer
      levels += 1
    }
    guard let place = outermost.parent as? SubviewNode else { return nil }
    var original = place.original?.standsFor
    for _ in 0..<levels { original = original?.wrapped?.standsFor }
    return original
  }
}
