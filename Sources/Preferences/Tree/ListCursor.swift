/// Walks the structural nodes of one list in tree order, building what is out of date, and finds
/// the elements they stand for. What lies beyond the element asked for last is not built.
@MainActor struct ListCursor {
  /// What is still to be visited, last first; `nil` ends the content of a modifier.
  private var waiting: [Node?] = []

  /// The modifiers around the nodes that are being visited, outermost first.
  private var modifiers: [DistributingNode] = []
  private var emitted: Element?

  /// The elements that a node stands for.
  ///
  /// - Complexity: O(structural nodes of the list).
  static func elements(of node: Node) -> [Element] {
    var cursor = ListCursor(node)
    var found: [Element] = []
    while let element = cursor.next() { found.append(element) }
    return found
  }

  /// Begins a walk at the node of some content.
  init(_ node: Node) {
    waiting = [node]
  }

  /// How many elements are to be expected in what was not visited yet, without building anything.
  ///
  /// - Complexity: O(nodes that wait).
  var expectedCount: Int {
    var count = 0
    for case let node? in waiting { count += node.expectedCount }
    return count
  }

  /// Walks on to the next element; `nil` at the end.
  mutating func next() -> Element? {
    while let next = waiting.popLast() {
      guard let next else {
        modifiers.removeLast()
        continue
      }
      if next.isDirty, !next.isElement {
        next.isDirty = false
        next.perform()
      }
      next.list(into: &self)
      if let element = emitted {
        emitted = nil
        return element
      }
    }
    return nil
  }

  /// Visits a node next.
  mutating func push(_ node: Node?) {
    guard let node else { return }
    waiting.append(node)
  }

  /// Visits nodes next, in their order.
  mutating func push(_ nodes: [Node]) {
    waiting.reserveCapacity(waiting.count + nodes.count)
    for node in nodes.reversed() { waiting.append(node) }
  }

  /// Visits a node next and wraps each of its elements.
  mutating func push(_ node: Node, wrappedBy modifier: DistributingNode) {
    modifiers.append(modifier)
    waiting.append(nil)
    waiting.append(node)
  }

  /// Finds an element, wrapped by the modifiers around it; a node does so once at most.
  mutating func emit(_ element: Element) {
    var element = element
    for modifier in modifiers.reversed() { element = modifier.wrap(element) }
    emitted = element
  }
}

/// A modifier around content that may be any number of elements.
@MainActor class DistributingNode: Node {
  /// What the elements that are made here have in common, if their modifier is one for all of them.
  final var shared: AnyObject?

  /// The element that wraps an element of the content, made when it is first seen.
  func wrap(_ element: Element) -> Element { element }
}
