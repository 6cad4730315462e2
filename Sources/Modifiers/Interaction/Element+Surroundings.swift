import Preferences

extension Element {
  /// The element around this one; `nil` at the root of the host, and at that of a sheet.
  package final var enclosing: Element? { slot == .presented ? nil : parentElement }

  /// The element inside the modifiers that this element is, if it is one; else itself.
  var unwrapped: Element {
    var innermost = self
    while let inner = innermost.wrapped { innermost = inner }
    return innermost
  }

  /// The modifiers around this element and nothing else, innermost first.
  ///
  /// - Complexity: O(their number).
  var wrappers: [Element] {
    var wrappers: [Element] = []
    var next = parentElement
    while let current = next, !(current is ContainerElement) {
      wrappers.append(current)
      next = current.parentElement
    }
    return wrappers
  }

  /// The elements around the outermost of the ``wrappers``, innermost first, up to the root of the
  /// host or of a sheet.
  var surroundings: [Element] {
    var surroundings: [Element] = []
    var next = (wrappers.last ?? self).enclosing
    while let current = next {
      surroundings.append(current)
      next = current.enclosing
    }
    return surroundings
  }

  /// The explicit ids of this element and of the modifiers around it: those that `id(_:)` set, and
  /// those of rows.
  ///
  /// - Complexity: O(nodes between this element and the next one that is not a modifier).
  var explicitIDs: [AnyHashable] {
    var ids: [AnyHashable] = []
    forEachOwnNode { node in
      // That of a subview is nothing that anybody wrote.
      guard let id = node.parent?.identity(of: node), !(id.base is Subview.ID) else { return }
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  /// Calls `body` with the nodes that stand for this element and nothing else, innermost first.
  ///
  /// - Complexity: O(their number).
  func forEachOwnNode(_ body: (Node) -> Void) {
    let boundary = (wrappers.last ?? self).parentElement
    walkOutward { node in
      guard node !== boundary else { return false }
      body(node)
      return true
    }
  }
}
