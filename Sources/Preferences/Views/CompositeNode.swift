/// A view with a body.
final class CompositeType<V: View>: ViewType<V> {
  let body = BodyType<V, V.Body>()

  override var parts: [Part] { [Part(type: body.viewType, isListed: true)] }

  override func makeNode(_ view: V, in place: Place) -> Node {
    CompositeNode<V>(view, type: body, in: place)
  }

  override func update(_ node: Node, to view: V) {
    unsafeDowncast(node, to: CompositeNode<V>.self).update(to: view)
  }
}

/// The place of a view with a body.
final class CompositeNode<V: View>: BodyNode<V, V.Body> {
  override func makeBody(of view: V) -> V.Body { view.body }
}
