import Preferences

extension Element {
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
    var next = (wrappers.last ?? self).parentElement
    while let current = next {
      surroundings.append(current)
      next = current.slot == .presented ? nil : current.parentElement
    }
    return surroundings
  }

  /// The explicit ids of this element and of the modifiers around it: those that `id(_:)` set, and
  /// those of rows.
  ///
  /// - Complexity: O(nodes between this element and the next one that is not a modifier).
  var explicitIDs: [AnyHashable] {
    var ids: [AnyHashable] = []
    let boundary = (wrappers.last ?? self).parentElement
    var node: Node = self
    while let parent = node.parent, node !== boundary {
      if let id = parent.identity(of: node), !ids.contains(id) { ids.append(id) }
      node = parent
    }
    return ids
  }
}
