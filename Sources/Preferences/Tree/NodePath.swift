/// The way from the root to a node, as messages show it.
extension Node {
  /// The types from the root to this node, outermost first, with explicit ids.
  ///
  /// A long path leaves out its middle.
  package var path: String {
    var names = PathNames()
    for name in self.names(below: nil).names { names.append(name) }
    return names.text
  }

  /// The types, with explicit ids, from a node to this one, outermost first and without that node;
  /// `isComplete` says that the node is not on the way, so that they begin at the root.
  ///
  /// A subview is named as where it was written, inside the names of the place where it is shown.
  ///
  /// - Complexity: O(nodes on the way), without recursion.
  package func names(below end: Node?) -> (names: [String], isComplete: Bool) {
    var names: [String] = []
    var isComplete = true
    var waiting: [(node: Node, end: Node?)] = [(self, end)]
    while let (node, stop) = waiting.popLast() {
      guard node !== stop, !(stop?.isNamed(by: node) ?? false) else {
        if stop === end { isComplete = false }
        continue
      }
      let id = node.writtenID.map(ValueText.describing)
      if let label = node.isNamedByParent || !node.isWritten ? nil : node.label {
        names.append(id.map { "\(label)[\($0)]" } ?? label)
      } else if let id {
        names.append("[\(id)]")
      }
      if let outer = node.pathParent { waiting.append((outer, stop)) }
      if let original = node.original, !original.isDead {
        // The element's own name is that of its copy, inside this place.
        let place = original.isNamedByParent ? original.parent ?? original : original
        if let id = place.writtenID { names.append("[\(ValueText.describing(id))]") }
        if let outer = place.parent { waiting.append((outer, original.container)) }
      }
    }
    return (names.reversed(), isComplete)
  }

  /// The explicit id of this node.
  private var writtenID: AnyHashable? {
    guard let id = parent?.identity(of: self), !(id.base is any UnwrittenID) else { return nil }
    return id
  }

  /// Whether the node above says what this one would say: the modifier that made this element.
  private var isNamedByParent: Bool { isElement && parent is DistributingNode }

  private func isNamed(by node: Node) -> Bool { isNamedByParent && parent === node }
}

/// An id that the library made, which paths leave out.
protocol UnwrittenID {}
