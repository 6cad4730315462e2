/// The way from the root to a node, as messages show it.
extension Node {
  /// The types from the root to this node, outermost first, with explicit ids.
  ///
  /// A long path leaves out its middle.
  package var path: String {
    var names: [String] = []
    var node: Node? = self
    while let current = node {
      let id = current.parent?.identity(of: current).map(TypeName.describing)
      if let label = current.isNamedByParent ? nil : current.label {
        names.append(id.map { "\(label)[\($0)]" } ?? label)
      } else if let id {
        names.append("[\(id)]")
      }
      node = current.parent
    }
    guard !names.isEmpty else { return "root" }
    names.reverse()
    guard names.count > Self.longestPath else { return names.joined(separator: " › ") }
    let half = Self.longestPath / 2
    let omitted = names.count - 2 * half
    return (names.prefix(half) + ["… \(omitted) more …"] + names.suffix(half))
      .joined(separator: " › ")
  }

  /// Whether the node above says what this one would say: the modifier that made this element.
  private var isNamedByParent: Bool { isElement && parent is DistributingNode }

  private static var longestPath: Int { 24 }
}
