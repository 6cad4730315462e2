extension ContainerElement {
  /// What is not there of the content, in tree order; each stands before the element whose order it
  /// has.
  ///
  /// - Complexity: O(nodes of the content's list), without recursion.
  func absences(of key: KeyIdentity) -> [(order: Int32, node: Node, absence: Absence)] {
    guard let content else { return [] }
    var found: [(order: Int32, node: Node, absence: Absence)] = []
    var order: Int32 = 0
    // What was not mounted comes after what was: then its place waits with it.
    var waiting: [(node: Node, rest: Absence?)] = [(content, nil)]
    while let (node, rest) = waiting.popLast() {
      if let rest {
        found.append((order, node, rest))
        continue
      }
      if let element = node as? Element {
        // The layers of a modifier over several views are found with its elements.
        if element.slot == nil, let child = child(holding: element) { order = child.order + 1 }
        continue
      }
      if let absence = node.absence(of: key) {
        switch absence.reason {
        case .notMounted:
          waiting.append((node, absence))
        case .noContent:
          found.append((order, node, absence))
          // What the modifier would have been applied to says nothing more.
          continue
        default:
          found.append((order, node, absence))
        }
      }
      let end = waiting.count
      node.forEachDrawnChild { waiting.append(($0, nil)) }
      waiting[end...].reverse()
    }
    return found
  }

  /// The element of this container's list that an element of the content is, or is wrapped by.
  private func child(holding element: Element) -> Element? {
    var child = element
    while let parent = child.parentElement {
      if parent === self { return child }
      child = parent
    }
    return nil
  }
}
