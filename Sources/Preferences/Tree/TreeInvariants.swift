/// Looks for what is wrong in a tree that is up to date: the list in `Docs/Reliability.md`.
@MainActor struct TreeInvariants {
  let context: TreeContext

  /// Checks everything that is mounted.
  ///
  /// - Complexity: O(nodes and values), without recursion; keys' `reduce` is called, uncounted.
  func check() throws(BrokenInvariant) {
    let roots = (context.root.map { [$0 as Element] } ?? []) + context.presented
    guard context.scheduler.isIdle, context.actions.isEmpty else {
      throw BrokenInvariant(
        what: "work waits though the update has ended", path: context.root?.path ?? "")
    }
    var known: Set<ObjectIdentifier> = []
    var waiting: [Node] = roots
    while let node = waiting.popLast() {
      guard known.insert(ObjectIdentifier(node)).inserted else { continue }
      if let fault = fault(of: node) { throw BrokenInvariant(what: fault, path: node.path) }
      node.forEachChild { child in
        // What was found for subviews alone may be gone; it is let go of by the next search.
        if !child.isDead || (node as? Element)?.isActive != false { waiting.append(child) }
      }
    }
  }

  private func fault(of node: Node) -> String? {
    if node.isDead { return "a dead node is in the tree" }
    var fault = node.dependencies.fault(of: node)
    let wrapped = (node as? Element)?.wrapped
    node.forEachChild { child in
      if child.depth <= node.depth, child !== wrapped {
        fault = "a child is no deeper than its node"
      }
      if child.parent !== node, child !== wrapped { fault = "a child belongs to another node" }
    }
    guard fault == nil, let element = node as? Element, element.isActive else { return fault }
    return self.fault(of: element)
  }

  private func fault(of element: Element) -> String? {
    if element.isDirty { return "an element waits though the update has ended" }
    var last = Int32.min
    var fault: String?
    element.forEachElement { child in
      if child.parentElement !== element { fault = "an element stands in another one" }
      if !child.isActive || child.isDead { fault = "an element that is shown is not active" }
      if child.order <= last { fault = "elements are not in their order" }
      last = child.order
    }
    if let container = element as? ContainerElement {
      fault = fault ?? container.listFault()
    }
    return fault ?? outputFault(of: element)
  }

  private func outputFault(of element: Element) -> String? {
    if let own = element.ownOutput {
      if let fault = own.output.fault() { return fault }
      let isWriter = own.output.origin == nil && own.output.isPresent
      if !isWriter, own.output.origin !== element.wrapped?.sent(own.key) {
        return "an output has not the input that its content sends"
      }
    }
    guard element.isJunction else { return nil }
    for key in element.demand.keys {
      var sent: [AnyOutput] = []
      element.forEachElement { child in
        if let output = element.received(key.id, from: child) { sent.append(output) }
      }
      let port = element.ports.first { $0.key == key.id }
      guard sent.elementsEqual(port?.inputs ?? [], by: ===) else {
        return "what arrives is not what the elements inside send"
      }
      if let output = port?.output, output !== sent.first, let fault = output.fault() {
        return fault
      }
    }
    let isAsked = element.ports.allSatisfy { element.demand.contains($0.key) }
    return isAsked ? nil : "a value is kept that nobody asks for"
  }
}

extension Element {
  /// What the element around this one is sent for a key.
  fileprivate func sent(_ key: KeyIdentity) -> AnyOutput? {
    var next: Element? = self
    while let current = next {
      guard current.demand.contains(key) else { return nil }
      if current.isJunction { return current.ports.first { $0.key == key }?.output }
      if let own = current.ownOutput, own.key == key {
        return own.output.isPresent ? own.output : nil
      }
      next = current.wrapped
    }
    return nil
  }

  /// What this element takes in from one inside: its own output stands for what it read.
  fileprivate func received(_ key: KeyIdentity, from child: Element) -> AnyOutput? {
    guard let own = ownOutput, own.key == key, child === wrapped else { return child.sent(key) }
    return own.output.isPresent ? own.output : nil
  }
}
