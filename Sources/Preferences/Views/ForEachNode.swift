/// A view for each element of a collection.
final class ForEachType<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewType<
  ForEach<Data, ID, Content>
>
{
  let contentType = ViewType<Content>.of(Content.self)

  override var mayVary: Bool { true }

  override var parts: [Part] { [Part(type: contentType, isListed: true)] }

  override func makeNode(_ view: ForEach<Data, ID, Content>, in place: Place) -> Node {
    ForEachNode(view, type: self, in: place)
  }

  override func update(_ node: Node, to view: ForEach<Data, ID, Content>) {
    unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(to: view)
  }
}

/// The place of a `ForEach`; it owns the rows.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
  private let type: ForEachType<Data, ID, Content>
  private var view: ForEach<Data, ID, Content>
  private var rows = KeyedRows<ID>()

  init(
    _ view: ForEach<Data, ID, Content>, type: ForEachType<Data, ID, Content>, in place: Place
  ) {
    self.view = view
    self.type = type
    super.init(in: place)
    isDirty = true
  }

  func update(to newView: ForEach<Data, ID, Content>) {
    view = newView
    invalidate()
  }

  override func perform() {
    let rowPlace = inner
    // What the closures read makes the rows be built again, and no body.
    // On a copy: what the user's closures do may make somebody look at this node.
    var newRows = rows
    let (contentType, content) = (type.contentType, view.content)
    let change = Tracker.track(self) {
      newRows.replace(
        with: view.data, id: view.id,
        make: { contentType.makeNode(content($0), in: rowPlace) },
        update: { contentType.update($0, to: content($1)) }
      )
    }
    rows = newRows
    for node in change.removed { context.unmount(node) }
    for id in change.duplicates { context.report(.duplicateID(ValueText.describing(id), in: self)) }
    if change.isStructural { container?.listDidChange() }
  }

  override var expectedCount: Int { isDirty ? view.data.count : rows.nodes.count }

  override func absence(of key: KeyIdentity) -> Absence? {
    guard !isDirty, rows.nodes.isEmpty else { return nil }
    return modifier(for: key, in: type.contentType).map {
      Absence(name: nil, reason: .noRows, modifier: $0)
    }
  }

  override var label: String? { "ForEach" }

  override var isWritten: Bool { !(ID.self is any UnwrittenID.Type) }

  package override func identity(of child: Node) -> AnyHashable? {
    rows.id(of: child).map { AnyHashable($0) }
  }

  override func list(into cursor: inout ListCursor) {
    cursor.push(rows.nodes)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    rows.nodes.forEach(body)
  }

  override func dismantle() {
    rows = KeyedRows()
  }
}
