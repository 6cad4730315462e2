/// A view with a body.
final class CompositeType<V: View>: ViewType<V> {
  let properties = PropertyLayout(of: V.self)
  let comparison = Comparison.of(V.self)

  /// Without its type, whose optional the runtime would look up at each use.
  private var knownBodyType: AnyViewType?

  /// What is known of the body; not asked for before it is needed, since a view may hold itself.
  var bodyType: ViewType<V.Body> {
    if let knownBodyType { return unsafeDowncast(knownBodyType, to: ViewType<V.Body>.self) }
    let type = ViewType<V.Body>.of(V.Body.self)
    knownBodyType = type
    return type
  }

  override var parts: [Part] { [Part(type: bodyType, isListed: true)] }

  override func makeNode(_ view: V, in place: Place) -> Node {
    CompositeNode(view, type: self, in: place)
  }

  override func update(_ node: Node, to view: V) {
    unsafeDowncast(node, to: CompositeNode<V>.self).update(to: view)
  }
}

/// The place of a view with a body; it owns the view's state.
final class CompositeNode<V: View>: Node {
  private let type: CompositeType<V>
  private var view: V
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) private var child: Node?

  init(_ view: V, type: CompositeType<V>, in place: Place) {
    self.type = type
    self.view = view
    super.init(in: place)
    isDirty = true
    type.properties.install(&self.view, for: PropertyOwner(work: self, scope: scope))
  }

  func update(to newView: V) {
    guard !type.comparison.areEqual(view, newView) else { return }
    var newView = newView
    type.properties.adopt(&newView, from: &view)
    view = newView
    invalidate()
  }

  override func perform() {
    type.properties.prepare(view)
    let body: V.Body? = Tracker.track(self) {
      guard mayRunBody(lacking: type.properties.lack(&view)) else { return nil }
      if type.properties.hasUpdates {
        // On a copy: what the properties write may make somebody look at this node.
        var updated = view
        type.properties.update(&updated)
        view = updated
      }
      return view.body
    }
    if let body, let child {
      type.bodyType.update(child, to: body)
    } else if let body {
      child = type.bodyType.makeNode(body, in: inner)
      container?.listDidChange()
    } else {
      hide(&child)
    }
  }

  override var label: String? { TypeName.short(V.self) }

  override var details: [String] { type.properties.summaries(of: &view) }

  override func list(into cursor: inout ListCursor) {
    cursor.push(child)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func propertyName(of source: Source) -> String? {
    type.properties.name(of: source, in: &view)
  }

  override func didUnmount() {
    super.didUnmount()
    type.properties.uninstall(&view)
  }

  override func dismantle() {
    child = nil
  }
}
