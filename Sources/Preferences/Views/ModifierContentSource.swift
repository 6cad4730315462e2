/// The view that a modifier is applied to, and the places where the modifier's body put it.
@MainActor class ModifierContentSource {
  /// The places, which leave when they are unmounted.
  fileprivate var placeholders: [PlaceholderNode] = []

  fileprivate init() {}

  func makeNode(in place: Place) -> Node {
    preconditionFailure("ModifierContentSource.makeNode: a source does not say what its view is")
  }

  func updateNode(_ node: Node) {}
}

/// A content source that knows the view's type.
final class TypedContentSource<Content: View>: ModifierContentSource {
  private let type: ViewType<Content>
  private var view: Content

  init(_ view: Content, type: ViewType<Content>) {
    self.view = view
    self.type = type
  }

  func update(to newView: Content) {
    view = newView
    for placeholder in placeholders { placeholder.updateContent() }
  }

  override func makeNode(in place: Place) -> Node {
    type.makeNode(view, in: place)
  }

  override func updateNode(_ node: Node) {
    type.update(node, to: view)
  }
}

/// The stand-in for a modifier's content.
final class PlaceholderType<M: ViewModifier>: ViewType<ViewModifierContent<M>> {
  override var isStandIn: Bool { true }

  override func makeNode(_ view: ViewModifierContent<M>, in place: Place) -> Node {
    PlaceholderNode(view.source, in: place)
  }

  override func update(_ node: Node, to view: ViewModifierContent<M>) {
    unsafeDowncast(node, to: PlaceholderNode.self).update(to: view.source)
  }
}

/// A place where a modifier's body put the modifier's content.
final class PlaceholderNode: Node {
  private var source: ModifierContentSource
  private var child: Node?

  init(_ source: ModifierContentSource, in place: Place) {
    self.source = source
    super.init(in: place)
    child = source.makeNode(in: inner)
    source.placeholders.append(self)
  }

  func update(to newSource: ModifierContentSource) {
    guard newSource !== source else { return }
    // The content of another modifier, handed on through a generic view, is another view.
    source.placeholders.removeAll { $0 === self }
    if let child { context.unmount(child) }
    source = newSource
    child = newSource.makeNode(in: inner)
    newSource.placeholders.append(self)
    container?.listDidChange()
  }

  func updateContent() {
    if let child { source.updateNode(child) }
  }

  override func list(into cursor: inout ListCursor) {
    cursor.push(child)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func didUnmount() {
    super.didUnmount()
    source.placeholders.removeAll { $0 === self }
  }

  override func dismantle() {
    child = nil
  }
}
