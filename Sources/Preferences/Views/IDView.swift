/// A view with an explicit identity.
///
/// The counterpart of SwiftUI's `IDView`, made by ``View/id(_:)``.
public struct IDView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IDView: View {
  /// There is no body.
  public typealias Body = Never
}

extension View {
  /// Gives the view an identity: with another id it starts afresh.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}

extension IDView: PrimitiveView {
  package static func makeViewType() -> AnyViewType { IDType<Content, ID>() }
}

private final class IDType<Content: View, ID: Hashable>: ViewType<IDView<Content, ID>> {
  let contentType = ViewType<Content>.of(Content.self)

  override var parts: [Part] { [Part(type: contentType, isListed: true)] }

  override func makeNode(_ view: IDView<Content, ID>, in place: Place) -> Node {
    IDNode(view, type: self, in: place)
  }

  override func update(_ node: Node, to view: IDView<Content, ID>) {
    unsafeDowncast(node, to: IDNode<Content, ID>.self).update(to: view, type: self)
  }
}

/// The place of a view with an explicit identity.
private final class IDNode<Content: View, ID: Hashable>: Node {
  private var id: ID
  private var child: Node?

  init(_ view: IDView<Content, ID>, type: IDType<Content, ID>, in place: Place) {
    id = view.id
    super.init(in: place)
    child = type.contentType.makeNode(view.content, in: inner)
  }

  func update(to view: IDView<Content, ID>, type: IDType<Content, ID>) {
    if let child {
      if RowID(id) == RowID(view.id) { return type.contentType.update(child, to: view.content) }
      context.unmount(child)
    }
    id = view.id
    child = type.contentType.makeNode(view.content, in: inner)
    container?.listDidChange()
  }

  package override func identity(of child: Node) -> AnyHashable? { AnyHashable(id) }

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
