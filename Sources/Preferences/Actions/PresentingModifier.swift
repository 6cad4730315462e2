/// A modifier that mounts another tree beside its content, such as a sheet, while there is one.
///
/// The other tree belongs to the same host: it inherits the environment of its presenter and is
/// updated in the same passes. It is no part of what the presenter lays out or sends up: nobody
/// above asks for a key there, so that what is written in it ends with the readers in it. It stays when
/// other content takes the place of what it stands beside.
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
  package static var outlivesContent: Bool { true }

  package static func makeElement(
    _ modifier: Self, in place: Place, holding content: AnyViewType
  ) -> ModifierElement<Self> {
    PresentingElement(modifier, in: place)
  }
}

private final class PresentingElement<M: PresentingModifier>: ModifierElement<M> {
  private var root: SlotElement<M.Presented>?
  private var identity: AnyHashable?

  /// Whether the user has yet to hear that the other tree is gone.
  private var isDismissing = false

  override func didActivate() -> Element? {
    refresh()
    return super.didActivate()
  }

  override func modifierDidChange() {
    refresh()
  }

  override func takeOver(from former: ModifierElement<M>) {
    let former = unsafeDowncast(former, to: PresentingElement<M>.self)
    root = former.root
    root?.parentElement = self
    identity = former.identity
    former.root = nil
    if former.isDismissing { tellOfDismissal() }
  }

  private func refresh() {
    switch (modifier.presented, root) {
    case (let view?, let root?) where identity == modifier.identity: root.update(to: view)
    case (let view?, let root?):
      dismiss(root)
      present(view)
    case (let view?, nil): present(view)
    case (nil, let root?): dismiss(root)
    case (nil, nil): break
    }
  }

  private func present(_ view: M.Presented) {
    // Below the modifier's place, which stays when one of its elements follows another.
    let owner = (parent as? DistributingNode) ?? self
    let root = SlotElement(
      .presented, view,
      in: Place(parent: owner, container: nil, context: context, scope: scope))
    self.root = root
    identity = modifier.identity
    context.activate(root, under: self, order: 1, demand: context.noDemand)
    context.present(root)
  }

  private func dismiss(_ root: SlotElement<M.Presented>) {
    context.endPresentation(of: root)
    context.unmount(root)
    self.root = nil
    tellOfDismissal()
  }

  private func tellOfDismissal() {
    guard modifier.onDismiss != nil else { return }
    isDismissing = true
    context.actions.add(.change, of: self) { [self] in
      isDismissing = false
      context.scheduler.counters.actions += 1
      modifier.onDismiss?()
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let root { body(root) }
  }

  override func didUnmount() {
    super.didUnmount()
    if let root { context.endPresentation(of: root) }
  }

  override func dismantle() {
    super.dismantle()
    root = nil
  }
}
