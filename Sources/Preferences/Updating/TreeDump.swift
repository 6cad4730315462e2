/// Draws the living tree.
@MainActor enum TreeDump {
  static func draw(_ root: Node) -> String {
    TreeDrawing(root: root, label: label, children: children).text
  }

  private static func label(_ node: Node) -> String {
    let id = node.parent?.identity(of: node).map { "[\(TypeName.describing($0))] " } ?? ""
    let name = node.label ?? ""
    let details = node.details.joined(separator: ", ")
    return id + [name, details].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The children, leaving out nodes that have nothing to say.
  private static func children(_ node: Node) -> [Node] {
    var found: [Node] = []
    var waiting: [Node] = []
    node.forEachDrawnChild { waiting.append($0) }
    waiting.reverse()
    while let next = waiting.popLast() {
      if !label(next).isEmpty {
        found.append(next)
      } else {
        var inner: [Node] = []
        next.forEachDrawnChild { inner.append($0) }
        waiting += inner.reversed()
      }
    }
    return found
  }
}
