/// A view that inherits from another place of the tree than the one where it stands.
package struct InheritingView<Content: View> {
  let content: Content
  let scope: EnvironmentScope
  private(set) weak var writer: Work?

  /// Creates a view that inherits what is inherited at the place of `scope`; paths say that it
  /// stands below `writer`.
  nonisolated package init(content: Content, scope: EnvironmentScope, writer: Work?) {
    self.content = content
    self.scope = scope
    self.writer = writer
  }
}

extension InheritingView: View {
  /// There is no body.
  package typealias Body = Never
}

extension InheritingView: PrimitiveView {
  package static func makeViewType() -> AnyViewType { InheritingType<Content>() }
}

private final class InheritingType<Content: View>: ViewType<InheritingView<Content>> {
  let contentType = ViewType<Content>.of(Content.self)

  override var parts: [Part] { [Part(type: contentType, isListed: true)] }

  override func makeNode(_ view: InheritingView<Content>, in place: Place) -> Node {
    InheritingNode(view, contentType: contentType, in: place)
  }

  override func update(_ node: Node, to view: InheritingView<Content>) {
    unsafeDowncast(node, to: InheritingNode<Content>.self).update(to: view)
  }
}

/// The place of a view that inherits from elsewhere; from another place it starts afresh.
private final class InheritingNode<Content: View>: Node {
  private let contentType: ViewType<Content>
  private var source: EnvironmentScope
  private var child: Node?
  private weak var writer: Work?

  init(_ view: InheritingView<Content>, contentType: ViewType<Content>, in place: Place) {
    self.contentType = contentType
    source = view.scope
    super.init(in: place)
    show(view)
  }

  func update(to view: InheritingView<Content>) {
    if let child {
      if source === view.scope { return contentType.update(child, to: view.content) }
      context.unmount(child)
    }
    source = view.scope
    show(view)
    container?.listDidChange()
  }

  /// Where the view was written.
  override var pathParent: Node? {
    guard let writer = writer as? Node, !writer.isDead else { return parent }
    return writer
  }

  private func show(_ view: InheritingView<Content>) {
    writer = view.writer
    child = contentType.makeNode(
      view.content,
      in: Place(parent: self, container: container, context: context, scope: source))
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
