/// An element with a list of elements inside.
@MainActor package class ContainerElement: Element {
  /// The elements inside, in tree order.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) package private(set) final var children: [Element] = []

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
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] === new[start] { start += 1 }
    guard start < old.count || start < new.count else { return }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] === new[new.count - 1 - end] { end += 1 }
    let middle = start..<new.count - end
    removeMissing(from: old[start..<old.count - end], to: new[middle])
    reorder(new, middle)
    attachment?.childrenDidChange()
  }

  package override final func performLate() {
    content?.invalidate()
  }

  private func removeMissing(from old: ArraySlice<Element>, to new: ArraySlice<Element>) {
    guard !old.isEmpty else { return }
    context.listRefreshes &+= 1
    let mark = context.listRefreshes
    for element in new { element.mark = mark }
    for element in old where element.mark != mark {
      removeContributions(of: element)
      context.unmount(element)
    }
  }

  /// Takes a new list that differs from the present one in its middle.
  private func reorder(_ new: [Element], _ middle: Range<Int>) {
    var kept: [Int] = []
    var orders: [Int32] = []
    for index in middle where new[index].parentElement === self {
      kept.append(index)
      orders.append(new[index].order)
    }
    let moved = ListDifference.moved(in: orders).map { new[kept[$0]] }
    // Most values on their way up in another order are sorted anew at less cost than one by one.
    let sortsAnew = 2 * moved.count > new.count
    let lifted = sortsAnew ? [] : moved
    let returns = lifted.flatMap { element in ports.compactMap { $0.lift(element) } }
    for index in middle.lowerBound..<new.count where new[index].parentElement === self {
      new[index].move(to: Int32(index))
    }
    if sortsAnew { for port in ports { port.sort() } }
    for returning in returns { returning() }
    children = new
    for index in middle where new[index].parentElement !== self {
      context.activate(new[index], under: self, order: Int32(index), demand: demand)
    }
  }

  /// What is wrong with the list of elements, which should be that of the content.
  final func listFault() -> String? {
    guard let content else { return children.isEmpty ? nil : "elements are there without content" }
    let isSame = children.elementsEqual(ListCursor.elements(of: content), by: ===)
    if !isSame { return "the elements of a container are not those of its content" }
    let isAsked = children.allSatisfy { $0.demand === demand }
    return isAsked ? nil : "an element is asked for other keys than its container"
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
