/// A mounted view: the part of the living tree that owns identity and state.
///
/// ```
///  description ──mount──▶ node (dirty) ──perform──▶ node with children
///                            ▲  │ inputs or sources change      │ place is gone
///                            └──┘                               ▼
///                         (dirty again)                 dead ──▶ dismantled
/// ```
/// Structural nodes (a custom view, a tuple, a condition, a `ForEach`) draw nothing; each stands
/// for a list of elements. An ``Element`` is a node that is really there.
@MainActor package class Node: Work {
  /// What the host's nodes share; it outlives every node.
  package final unowned(unsafe) let context: TreeContext

  /// The node above, which owns this one; there is none any more once this one was taken apart.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) package private(set) final unowned(unsafe) var parent: Node?

  /// The node in whose list the elements of this node stand; it is above this node.
  final unowned(unsafe) let container: Node?

  /// The environment at this place.
  package final let scope: EnvironmentScope

  /// Whether this node is an ``Element``.
  final let isElement: Bool

  init(in place: Place, isElement: Bool = false) {
    self.isElement = isElement
    context = place.context
    parent = place.parent
    container = place.container
    scope = place.scope
    super.init(depth: (place.parent?.depth ?? -1) + 1)
  }

  /// The place of a child that shares this node's list and environment.
  final var inner: Place {
    Place(parent: self, container: container, context: context, scope: scope)
  }

  /// What paths and drawings call this node; `nil` leaves it out of paths.
  package var label: String? { nil }

  /// Values and identities worth showing in a drawing of the tree.
  package var details: [String] { [] }

  /// Adds the elements of this node to a list.
  func list(into cursor: inout ListCursor) {}

  /// How many elements this node is expected to stand for, as far as that is known without
  /// building.
  var expectedCount: Int { 1 }

  /// Whether the list of elements that this node holds is walked only as far as somebody asks.
  var findsElementsLazily: Bool { false }

  /// Hears that the list of elements which this node holds is out of date.
  func listDidChange() {}

  /// Says what is not there of what this node stands for, if a modifier for a key is missing.
  func absence(of key: KeyIdentity) -> Absence? { nil }

  /// Calls `body` with each node that this one owns, in tree order.
  package func forEachChild(_ body: (Node) -> Void) {}

  /// Calls `body` with each node that a drawing shows under this one, each node once.
  func forEachDrawnChild(_ body: (Node) -> Void) {
    forEachChild(body)
  }

  /// Whether paths name this node; those that the library made up are left out.
  var isWritten: Bool { true }

  /// The node that paths name before this one.
  var pathParent: Node? { parent }

  /// The element whose copy this node shows, if it shows a subview.
  var original: Element? { nil }

  /// The node above the place where what stands here was written.
  final var definingParent: Node? { original ?? parent }

  /// The type of the view or the modifier whose place this is, if it has one of its own.
  package var describedType: Any.Type? { nil }

  /// The explicit id by which a child is told from its siblings, if it is.
  package func identity(of child: Node) -> AnyHashable? { nil }

  /// The name of the state property that writes a source.
  func propertyName(of source: Source) -> String? { nil }

  /// Lets go of state and of what lies outside the tree, when the place is gone.
  func didUnmount() {
    dependencies.removeAll()
  }

  /// Takes this node apart: what is around it goes as well, and somebody may hold it for longer.
  func bury() {
    dismantle()
    parent = nil
  }

  /// Drops the references to children, so that a deep tree is not released by recursion.
  func dismantle() {}

  /// Marks this node as out of date. One that was never built waits for the walk that reaches it.
  final func invalidate() {
    guard !isDead, !isDirty else { return }
    context.scheduler.enqueueDown(self)
  }

  package override func sourceDidChange() {
    invalidate()
  }

  package override func ownedSourceWasWritten(_ source: Source, by running: Work?) {
    context.scheduler.enqueueWritten(source)
    guard let running else { return }
    context.report(.stateWrittenInBody(of: running as? Node ?? self, source: source, owner: self))
  }
}
