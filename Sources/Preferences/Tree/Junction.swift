/// Elements in which the values of several elements meet.
extension Element {
  /// Takes in a change of what a child contributes.
  final func meet(_ change: Contribution, from child: Element) -> Contribution? {
    let port: Port
    if let known = ports.first(where: { $0.key == change.key }) {
      port = known
    } else {
      port = Port(change.key)
      ports.append(port)
    }
    let result = port.accept(change, from: child, in: self)
    if port.isEmpty { ports.removeAll { $0 === port } }
    return result
  }

  /// Takes out what a child contributes, when the child goes.
  final func removeContributions(of child: Element) {
    guard !ports.isEmpty else { return }
    for port in ports { port.removeChild(child, of: self) }
    ports.removeAll { $0.isEmpty }
  }
}
