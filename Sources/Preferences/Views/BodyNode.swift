/// What is known of a type of views or modifiers that have a body.
@MainActor final class BodyType<Described, Body: View> {
  let properties = PropertyLayout(of: Described.self)
  let comparison = Comparison.of(Described.self)

  /// Without its type, whose optional the runtime would look up at each use.
  private var knownViewType: AnyViewType?

  /// What is known of the body; not asked for before it is needed, since a view may hold itself.
  var viewType: ViewType<Body> {
    if let knownViewType { return unsafeDowncast(knownViewType, to: ViewType<Body>.self) }
    let type = ViewType<Body>.of(Body.self)
    knownViewType = type
    return type
  }
}

/// The place of a view or a modifier that has a body; it owns the state of either.
class BodyNode<Described, Body: View>: Node {
  private let type: BodyType<Described, Body>

  /// The view or the modifier.
  private var described: Described
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) private var child: Node?

  init(_ described: Described, type: BodyType<Described, Body>, in place: Place) {
    self.type = type
    self.described = described
    super.init(in: place)
    isDirty = true
    type.properties.install(&self.described, for: PropertyOwner(work: self, scope: scope))
  }

  /// Runs the body.
  func makeBody(of described: Described) -> Body {
    preconditionFailure("BodyNode.makeBody: a node does not say how its body is made")
  }

  /// Takes a new value; the body runs again if it is another one.
  final func update(to newValue: Described) {
    guard !type.comparison.areEqual(described, newValue) else { return }
    var newValue = newValue
    type.properties.adopt(&newValue, from: &described)
    described = newValue
    invalidate()
  }

  override final func perform() {
    type.properties.prepare(described)
    let body: Body? = Tracker.track(self) {
      guard mayRunBody() else { return nil }
      if type.properties.hasUpdates {
        // On a copy: what the properties write may make somebody look at this node.
        var updated = described
        type.properties.update(&updated)
        described = updated
      }
      return makeBody(of: described)
    }
    if let body, let child {
      type.viewType.update(child, to: body)
    } else if let body {
      child = type.viewType.makeNode(body, in: inner)
      container?.listDidChange()
    } else if let child {
      // What the body before this one built.
      context.unmount(child)
      self.child = nil
      container?.listDidChange()
    }
  }

  /// Counts a body that is about to run, or reports that an object it needs is not there.
  private func mayRunBody() -> Bool {
    guard let lack = type.properties.lack(&described) else {
      context.scheduler.counters.bodies += 1
      return true
    }
    context.report(lack.diagnostic(at: path))
    return false
  }

  package override final var describedType: Any.Type? { Described.self }

  override final var label: String? { TypeName.short(Described.self) }

  override final var details: [String] { type.properties.summaries(of: &described) }

  override final func absence(of key: KeyIdentity) -> Absence? {
    // Where a body ran there is a child; it does not run where an object is missing.
    guard !isDirty, child == nil else { return nil }
    return modifier(for: key, in: type.viewType).map {
      Absence(name: nil, reason: .missingObject, modifier: $0)
    }
  }

  override final func list(into cursor: inout ListCursor) {
    cursor.push(child)
  }

  override final func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override final func propertyName(of source: Source) -> String? {
    type.properties.name(of: source, in: &described)
  }

  override func didUnmount() {
    super.didUnmount()
    type.properties.uninstall(&described)
  }

  override final func dismantle() {
    child = nil
  }
}
