extension Node {
  /// Calls `body` with this node and those above, innermost first, until it returns false.
  ///
  /// ```
  ///  copy ──▶ … original ──▶ nodes between it and the content's place, then
  ///           the place where the copy is shown ──▶ nodes above
  /// ```
  /// A subview stands in two places. What is around it where it was written is nearer to it than
  /// what is around it where it is shown.
  ///
  /// - Complexity: O(nodes above), without recursion.
  package final func walkOutward(_ body: (Node) -> Bool) {
    var waiting: [(node: Node, end: Node?, isOriginalVisited: Bool)] = [(self, nil, false)]
    while let next = waiting.popLast() {
      guard next.node !== next.end else { continue }
      if !next.isOriginalVisited, let original = next.node.original, !original.isDead {
        var innermost = original
        while let inner = innermost.wrapped { innermost = inner }
        waiting.append((next.node, next.end, true))
        waiting.append((innermost, original.container, false))
        continue
      }
      guard body(next.node) else { return }
      if let parent = next.node.parent { waiting.append((parent, next.end, false)) }
    }
  }
}
