public import Preferences

extension FindScope {
  /// The one view of a type of the app's own, or of a control's, such as `find(MyRow.self)`.
  ///
  /// What is found stands for all that the view consists of: a search in it finds that, and its
  /// texts and its frame are those of all of it. A view that consists of nothing is not there.
  /// Generic types are told apart by their arguments; what the library draws is found with
  /// ``find(named:)``.
  ///
  /// - Complexity: O(elements).
  public func find<V: View>(_ type: V.Type) throws(InteractionError) -> FoundView {
    try one(try places(of: type), of: .type(type))
  }

  /// All views of a type of the app's own, or of a control's, in tree order.
  ///
  /// - Complexity: O(elements).
  public func findAll<V: View>(_ type: V.Type) throws(InteractionError) -> [FoundView] {
    try places(of: type).map { $0.remembered() }
  }

  private func places<V: View>(of type: V.Type) throws(InteractionError) -> [FoundView] {
    let own = (self as? FoundView)?.described?.node
    var known: Set<ObjectIdentifier> = []
    var found: [FoundView] = []
    for view in try everything() {
      for node in view.element?.describedNodes ?? []
      where node.describedType == type && node !== own
        && known.insert(ObjectIdentifier(node)).inserted
      {
        found.append(
          FoundView(DescribedPlace(node), in: view.tree, isPartOfControl: view.isPartOfControl))
      }
    }
    return found
  }
}

/// The place of a view that has a type of its own, which may be any number of elements.
@MainActor struct DescribedPlace {
  /// The type's name.
  let name: String

  private(set) weak var node: Node?

  init(_ node: Node) {
    name = node.describedType.map { TypeName.short($0) } ?? ""
    self.node = node
  }

  /// The elements that are seen of it by now, in tree order, without those inside others.
  ///
  /// - Complexity: O(elements of the host).
  func elements(in tree: FoundTree) -> [Element] {
    guard let node, !node.isDead else { return [] }
    let context = tree.host.context
    let roots = (context.root.map { [$0] } ?? []) + context.presented
    var found: [Element] = []
    var known: Set<ObjectIdentifier> = []
    for box in roots.flatMap({ $0.visibleBoxes() }) {
      let element = box.box.element
      guard element.describedNodes.contains(where: { $0 === node }) else { continue }
      known.insert(ObjectIdentifier(element))
      // A modifier that is a view by itself, such as a bar, has what it is around in it.
      if !element.wrappers.contains(where: { known.contains(ObjectIdentifier($0)) }) {
        found.append(element)
      }
    }
    return found
  }
}

extension Element {
  /// The places of views with a type that stand for this element and nothing else, outermost first.
  var describedNodes: [Node] {
    var nodes: [Node] = []
    forEachOwnNode { if $0.describedType != nil { nodes.append($0) } }
    return nodes.reversed()
  }
}
