/// The order of phase two: children before parents, siblings in tree order.
@MainActor package struct ElementOrder {
  /// The positions of the given elements, in order. One element's positions keep their order.
  private(set) var permutation: [Int] = []

  /// - Complexity: O(elements on the ways from the given ones to the root, and sorting siblings),
  ///   without recursion.
  init(of elements: [Element], by order: (Element) -> Int32) {
    var positions: [ObjectIdentifier: [Int]] = [:]
    var branches: [ObjectIdentifier: [Element]] = [:]
    var known: Set<ObjectIdentifier> = []
    var waiting: [(element: Element, isEntered: Bool)] = []
    for (index, element) in elements.enumerated() {
      positions[ObjectIdentifier(element), default: []].append(index)
      var current = element
      // Each way up ends where it meets one that was walked before.
      while known.insert(ObjectIdentifier(current)).inserted {
        guard let parent = current.parentElement else {
          waiting.append((current, false))
          break
        }
        branches[ObjectIdentifier(parent), default: []].append(current)
        current = parent
      }
    }
    while let next = waiting.popLast() {
      let id = ObjectIdentifier(next.element)
      if next.isEntered {
        permutation += positions[id] ?? []
      } else {
        waiting.append((next.element, true))
        let children = (branches[id] ?? []).sorted { order($0) > order($1) }
        waiting += children.map { ($0, false) }
      }
    }
  }

  /// Elements in tree order.
  ///
  /// - Complexity: O(elements on the ways from the given ones to the root, and sorting siblings).
  package static func sorted(_ elements: [Element]) -> [Element] {
    ElementOrder(of: elements, by: \.order).permutation.map { elements[$0] }
  }
}
