/// A place where a subview is shown.
///
/// ```
///  content of Group(subviews:)             result of its closure
///  element, inactive ──takeValue──▶ copy, active: has contents, layout and contributions
/// ```
/// Where the result is itself content that is asked for its subviews, nothing is active: a
/// ``SubviewStandIn`` is enough there, and the copy is made where that one is shown in the end.
final class SubviewNode: Node {
  private var subview: Subview
  private var copy: Element?

  /// For each element of the subview, the version that its copy has.
  private var versions: [Int] = []

  init(_ subview: Subview, in place: Place) {
    self.subview = subview
    super.init(in: place)
    show()
  }

  func update(to newSubview: Subview) {
    guard newSubview.element !== subview.element else { return }
    hide()
    subview = newSubview
    show()
    container?.listDidChange()
  }

  /// Hears that the subview is no longer there.
  func originDidUnmount() {
    guard !isDead, copy != nil else { return }
    hide()
    // Queued even if the list is being walked just now: the walk may have been here already.
    if let container { context.scheduler.enqueueDown(container) }
  }

  private func show() {
    guard !subview.element.isDead else { return }
    SubviewOrigin.of(subview.element)?.add(self)
    guard container?.findsElementsLazily != true else {
      copy = SubviewStandIn(for: subview.element, in: place(under: self, of: subview.element))
      return
    }
    var original = subview.element.standsFor
    copy = makeCopy(of: original, under: self)
    var outer = copy
    while let inner = original.wrapped?.standsFor, let modifier = outer {
      let innerCopy = makeCopy(of: inner, under: modifier)
      modifier.take(innerCopy)
      outer = innerCopy
      original = inner
    }
  }

  private func makeCopy(of element: Element, under parent: Node) -> Element {
    versions.append(Self.version(of: element))
    return element.makeCopy(in: place(under: parent, of: element))
  }

  private func place(under parent: Node, of element: Element) -> Place {
    Place(parent: parent, container: container, context: context, scope: element.scope)
  }

  private func hide() {
    SubviewOrigin.of(subview.element)?.remove(self)
    if let copy { context.unmount(copy) }
    copy = nil
    versions = []
  }

  /// Brings the values of the copies up to date.
  override func perform() {
    if copy is SubviewStandIn {
      copy?.attachment?.elementDidChange()
      return
    }
    var original: Element? = subview.element.standsFor
    var copy = copy
    var level = 0
    while let element = original, let current = copy {
      let version = Self.version(of: element)
      if versions[level] != version {
        versions[level] = version
        current.takeValue(of: element)
      }
      original = element.wrapped?.standsFor
      copy = current.wrapped
      level += 1
    }
  }

  private static func version(of element: Element) -> Int {
    (element.attachment as? SubviewLevel)?.version ?? 0
  }

  /// What a modifier's content stands for was decided where the subview was written.
  override var original: Element? { subview.element }

  override func list(into cursor: inout ListCursor) {
    if let copy { cursor.emit(copy) }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let copy { body(copy) }
  }

  override func didUnmount() {
    super.didUnmount()
    SubviewOrigin.of(subview.element)?.remove(self)
  }

  override func dismantle() {
    copy = nil
  }
}
