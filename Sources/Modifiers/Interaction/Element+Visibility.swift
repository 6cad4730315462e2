import Preferences

extension Element {
  /// Whether this modifier lets nothing be seen, nor touched, of what is inside.
  var isInvisible: Bool {
    if let opacity = modifier(EffectModifier<OpacityEffect>.self)?.effect.opacity {
      return !(opacity > 0)
    }
    return isHidden
  }

  /// Whether this modifier hides what is inside, or leaves it out of the layout.
  var isHidden: Bool {
    modifier(EffectModifier<HiddenEffect>.self) != nil
      || modifier(LayoutAbsence.self)?.isAbsent == true
  }

  /// Whether something around this element, up to the root of the host or of a sheet, hides it.
  ///
  /// - Complexity: O(elements around it).
  var isInsideHidden: Bool {
    var next = enclosing
    while let current = next {
      if current.isHidden { return true }
      next = current.enclosing
    }
    return false
  }

  /// Calls `body` with this element and those inside, in tree order, going inside where it returns
  /// true.
  ///
  /// - Complexity: O(elements visited), without recursion.
  func walkInward(_ body: (Element) -> Bool) {
    var waiting = [self]
    while let next = waiting.popLast() {
      guard body(next) else { continue }
      var children: [Element] = []
      next.forEachElement { children.append($0) }
      waiting += children.reversed()
    }
  }
}
