/// An element with a list of elements inside.
@MainActor package class ContainerElement: Element {
  /// The elements inside, in tree order.
  package private(set) final var children: [Element] = []

  /// The node of the content.
  final var content: Node?

  /// Whether the content is being walked.
  private final var isListing = false

  override final var isJunction: Bool { true }

  /// Mounts the content.
  func makeContent(in place: Place) -> Node? { nil }

  override final func listDidChange() {
    // What changes while the list is walked stands where the walk has not been yet.
    guard !isListing else { return }
    invalidate()
  }

  override final func didActivate() -> Element? {
    content = makeContent(
      in: Place(parent: self, container: self, context: context, scope: scope))
    invalidate()
    if contributesDefault {
      for key in demand.keys { key.contributeDefault(from: self) }
    }
    willShowContent()
    return nil
  }

  /// Prepares for elements inside.
  func willShowContent() {}

  package override final func perform() {
    guard let content else { return }
    let old = children
    isListing = true
    let new = ListCursor.elements(of: content)
    isListing = false
    guard !isSame(old, new) else { return }
    removeMissing(from: old, to: new)
    reorder(new)
    attachment?.childrenDidChange()
  }

  private func isSame(_ old: [Element], _ new: [Element]) -> Bool {
    old.count == new.count && zip(old, new).allSatisfy { $0 === $1 }
  }

  private func removeMissing(from old: [Element], to new: [Element]) {
    guard !old.isEmpty else { return }
    context.listRefreshes &+= 1
    let mark = context.listRefreshes
    for element in new { element.mark = mark }
    for element in old where element.mark != mark {
      removeContributions(of: element)
      context.unmount(element)
    }
  }

  private func reorder(_ new: [Element]) {
    let kept = new.filter { $0.parentElement === self }
    let moved = ListDifference.moved(in: kept.map(\.order)).map { kept[$0] }
    let returns = moved.flatMap { element in ports.compactMap { $0.lift(element) } }
    for (index, element) in new.enumerated() where element.parentElement === self {
      element.move(to: Int32(index))
    }
    for returning in returns { returning() }
    children = new
    for (index, element) in new.enumerated() where element.parentElement !== self {
      context.activate(element, under: self, order: Int32(index), demand: demand)
    }
  }

  override final func origin<K: PreferenceKey>(of key: K.Type) -> Origin<K> {
    .combined(children, orDefault: contributesDefault)
  }

  package override final func forEachElement(_ body: (Element) -> Void) {
    children.forEach(body)
  }

  package override final func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }

  override final func dismantle() {
    children = []
    content = nil
    ports = []
  }
}
