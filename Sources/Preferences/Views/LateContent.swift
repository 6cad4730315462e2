/// The content of a container, made by a closure once a client module knows what it asks for.
///
/// ```
///  new closure, or something it read ──▶ the container's attachment hears of late work
///  views inside ◀── closure ◀────────── the client module lets the container perform it
/// ```
/// Until then the container has no content, or keeps what the closure made before.
package struct LateContent<Content: View> {
  let make: @MainActor (Element) -> Content

  /// Creates content that a closure makes, given the container.
  nonisolated package init(_ make: @escaping @MainActor (Element) -> Content) {
    self.make = make
  }
}

extension LateContent: View {
  /// There is no body.
  package typealias Body = Never
}

extension LateContent: PrimitiveView {
  package static func makeViewType() -> AnyViewType { LateType<Content>() }
}

private final class LateType<Content: View>: ViewType<LateContent<Content>> {
  let contentType = ViewType<Content>.of(Content.self)

  override var parts: [Part] { [Part(type: contentType, isListed: true)] }

  override func makeNode(_ view: LateContent<Content>, in place: Place) -> Node {
    LateNode(view, contentType: contentType, in: place)
  }

  override func update(_ node: Node, to view: LateContent<Content>) {
    unsafeDowncast(node, to: LateNode<Content>.self).update(to: view)
  }
}

/// The place of content that waits for a client module.
private final class LateNode<Content: View>: Node {
  private let contentType: ViewType<Content>
  private var view: LateContent<Content>
  private var child: Node?

  init(_ view: LateContent<Content>, contentType: ViewType<Content>, in place: Place) {
    self.view = view
    self.contentType = contentType
    super.init(in: place)
  }

  private var element: Element? { container as? Element }

  func update(to newView: LateContent<Content>) {
    view = newView
    element?.attachment?.lateWorkIsDue()
  }

  override func sourceDidChange() {
    element?.attachment?.lateWorkIsDue()
  }

  override func perform() {
    guard let element else { return }
    context.scheduler.counters.bodies += 1
    let content = Tracker.track(self) { view.make(element) }
    if let child { return contentType.update(child, to: content) }
    child = contentType.makeNode(content, in: inner)
    element.listDidChange()
  }

  override func absence(of key: KeyIdentity) -> Absence? {
    guard child == nil else { return nil }
    return modifier(for: key, in: contentType).map {
      Absence(name: nil, reason: .noLayout, modifier: $0)
    }
  }

  override func list(into cursor: inout ListCursor) {
    cursor.push(child)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func dismantle() {
    child = nil
  }
}
