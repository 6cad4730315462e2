/// The tree that a modifier presents, one for all elements of its content and for their copies.
///
/// ```
///  element becomes active ──join──▶ presenters ──leave──▶ none left: the tree goes, unless an
///                                       │                 element that follows joins before
///                                       └── the root stands beside the first
/// ```
final class PresentedTree<M: PresentingModifier>: Work {
  /// The place of the modifier, which lives as long as any presenter.
  private unowned(unsafe) let owner: Node

  /// The root of the tree, while there is one.
  private(set) var root: SlotElement<M.Presented>?

  /// The elements that are shown, in the order of their coming.
  private var presenters: [PresentingElement<M>] = []

  private var identity: AnyHashable?
  private var onDismiss: (() -> Void)?

  /// Whether the user has yet to hear that a tree is gone.
  private var isDismissing = false

  init(under owner: Node) {
    self.owner = owner
    super.init(depth: owner.depth + 1)
  }

  /// Takes in an element that has become part of what is shown.
  func join(_ presenter: PresentingElement<M>) {
    presenters.append(presenter)
    if presenters.count == 1 { standBeside(presenter) }
    update(to: presenter.modifier)
  }

  /// Lets an element go.
  func leave(_ presenter: PresentingElement<M>) {
    let wasFirst = presenters.first === presenter
    presenters.removeAll { $0 === presenter }
    if let next = presenters.first {
      if wasFirst { standBeside(next) }
    } else if root != nil || isDismissing {
      owner.context.scheduler.enqueueDown(self)
    }
  }

  /// Presents what the modifier says now.
  func update(to modifier: M) {
    let presented = modifier.presented
    onDismiss = modifier.onDismiss
    if let root, presented == nil || identity != modifier.identity {
      end(root)
      isDismissing = true
      tellOfDismissal()
    }
    guard let presented else { return }
    if let root { return root.update(to: presented) }
    identity = modifier.identity
    present(presented)
  }

  /// Ends the presentation, and forgets who was to hear of one, unless something presents it again.
  override func perform() {
    guard presenters.isEmpty else { return }
    isDismissing = false
    if let root { end(root) }
  }

  private func standBeside(_ presenter: PresentingElement<M>) {
    root?.parentElement = presenter
    if isDismissing { tellOfDismissal() }
  }

  private func present(_ view: M.Presented) {
    let root = SlotElement(
      .presented, view,
      in: Place(parent: owner, container: nil, context: owner.context, scope: owner.scope))
    self.root = root
    owner.context.activate(
      root, under: presenters.first, order: 1, demand: owner.context.noDemand)
    owner.context.present(root)
  }

  private func end(_ root: SlotElement<M.Presented>) {
    owner.context.endPresentation(of: root)
    owner.context.unmount(root)
    self.root = nil
  }

  private func tellOfDismissal() {
    guard let presenter = presenters.first else { return }
    presenter.context.actions.add(.change, of: presenter) { [self] in
      guard isDismissing else { return }
      isDismissing = false
      guard let onDismiss else { return }
      presenter.context.scheduler.counters.actions += 1
      onDismiss()
    }
  }
}
