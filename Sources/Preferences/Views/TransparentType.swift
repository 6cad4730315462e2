/// A view that only stands for another one: its node is the other's.
package final class TransparentType<V: View, Content: View>: ViewType<V> {
  private let contentType = ViewType<Content>.of(Content.self)
  private let content: (V) -> Content

  package init(_ content: @escaping (V) -> Content) {
    self.content = content
  }

  override var isUnary: Bool { contentType.isUnary }

  override var parts: [Part] { [Part(type: contentType, isListed: true)] }

  override func makeNode(_ view: V, in place: Place) -> Node {
    contentType.makeNode(content(view), in: place)
  }

  override func update(_ node: Node, to view: V) {
    contentType.update(node, to: content(view))
  }
}
