/// Elements in which the values of several elements meet.
extension Element {
  /// Takes in a change of what a child contributes.
  final func meet(_ change: Contribution, from child: Element) -> Contribution? {
    let port = port(of: change.key)
    let result = port.accept(change, from: child, in: self)
    if port.isEmpty { ports.removeAll { $0 === port } }
    return result
  }

  private func port(of key: KeyIdentity) -> Port {
    // A loop: a closure would have to ask each time whether it runs on the main actor.
    for port in ports where port.key == key { return port }
    let port = Port(key)
    ports.append(port)
    return port
  }

  /// Takes out what a child contributes, when the child goes.
  final func removeContributions(of child: Element) {
    guard !ports.isEmpty else { return }
    for port in ports { port.removeChild(child, of: self) }
    ports.removeAll { $0.isEmpty }
  }
}
