/// A modifier that mounts another tree beside its content, such as a sheet, while there is one.
///
/// The other tree belongs to the same host: it inherits the environment of its presenter and is
/// updated in the same passes. It is no part of what the presenter lays out or sends up: nobody
/// above asks for a key there, so that what is written in it ends with the readers in it. There is
/// one for all elements of the content; it stays when other content takes the place of the former.
package protocol PresentingModifier: PrimitiveModifier {
  /// The type of the other tree's views.
  associatedtype Presented: View

  /// The other tree's views, while they are there.
  var presented: Presented? { get }

  /// What the other tree is for: a change takes the tree away and brings another.
  var identity: AnyHashable? { get }

  /// Runs in phase two of the pass in which the other tree goes while the presenter stays.
  var onDismiss: (() -> Void)? { get }
}

extension PresentingModifier {
  package static func makeElement(
    _ modifier: Self, in place: Place, holding content: AnyViewType
  ) -> ModifierElement<Self> {
    PresentingElement(modifier, in: place)
  }
}

/// One of the elements beside which the other tree stands.
final class PresentingElement<M: PresentingModifier>: ModifierElement<M> {
  private var tree: PresentedTree<M>?

  /// Creates an element; a copy shares the tree of the element that it is made from.
  init(_ modifier: M, in place: Place, sharing tree: PresentedTree<M>? = nil) {
    super.init(modifier, in: place)
    self.tree = tree ?? sharedTree()
  }

  private func sharedTree() -> PresentedTree<M> {
    guard let node = parent as? DistributingNode else { return PresentedTree(under: self) }
    if let known = node.shared as? PresentedTree<M> { return known }
    let new = PresentedTree<M>(under: node)
    node.shared = new
    return new
  }

  override func makeCopy(in place: Place) -> Element {
    PresentingElement(modifier, in: place, sharing: tree)
  }

  override func didActivate() -> Element? {
    tree?.join(self)
    return super.didActivate()
  }

  override func modifierDidChange() {
    tree?.update(to: modifier)
  }

  override func forEachDrawnChild(_ body: (Node) -> Void) {
    super.forEachDrawnChild(body)
    if let root = tree?.root, root.parentElement === self { body(root) }
  }

  override func didUnmount() {
    super.didUnmount()
    if isActive { tree?.leave(self) }
  }

  override func dismantle() {
    super.dismantle()
    tree = nil
  }
}
