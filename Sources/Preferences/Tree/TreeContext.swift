/// What all nodes of one host share.
@MainActor package final class TreeContext {
  package let scheduler = Scheduler()
  package let actions = ActionQueue()
  package let options: ViewHostOptions

  /// The mistakes reported so far, oldest first.
  package private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<Diagnostic> = []

  /// What client modules hung into the update, in the order of arrival.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) package private(set) var stages: [any UpdateStage] = []

  /// The empty set of keys, from which all others derive.
  let noDemand = Demand()

  /// The element at the root, once it is mounted.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) package private(set) var root: ContainerElement?

  /// The roots of the trees that elements present, such as sheets, in the order of their coming.
  package private(set) var presented: [Element] = []

  /// How many subviews were given an identity.
  var subviewArrivals = 0

  /// How many contents are being searched for subviews inside each other.
  var subviewNesting = 0

  /// How many may be; what lies deeper is searched in a turn of its own. Each takes some call
  /// stack, of which 8 megabytes hold twice as many in a debug build.
  static let subviewNestingLimit = 500

  /// How many lists were refreshed, a mark for elements seen in a refresh.
  var listRefreshes: Int32 = 0

  /// The number of the pass, which tells what happened in this one from what happened before.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) private(set) var pass: Int32 = 0

  /// Dead nodes, kept until phase two has told the user of their going.
  private var graveyard: [Node] = []

  /// Nodes that are about to be taken out of the tree.
  private var leaving: [Node] = []
  private var isUnmounting = false

  package init(options: ViewHostOptions) {
    self.options = options
  }

  /// Makes an element the root and shows it.
  package func mount(_ root: ContainerElement) {
    self.root = root
    activate(root, under: nil, order: 0, demand: noDemand)
  }

  /// The place of the root.
  package func rootPlace(scope: EnvironmentScope) -> Place {
    Place(parent: nil, container: nil, context: self, scope: scope)
  }

  /// Notes a mistake, once for each mistake and place.
  package func report(_ diagnostic: Diagnostic) {
    guard reported.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
  }

  /// Hangs a stage of a client module into the update, unless it is there already.
  package func require(_ type: any UpdateStage.Type) {
    guard options.runsStages else { return }
    for stage in stages where Swift.type(of: stage) == type { return }
    stages.append(type.init(context: self))
  }

  /// The stage of a type, if it is there.
  package func stage<S: UpdateStage>(_ type: S.Type) -> S? {
    for case let stage as S in stages { return stage }
    return nil
  }

  /// Shows an element, and what it wraps.
  func activate(_ element: Element, under parent: Element?, order: Int32, demand: Demand) {
    element.parentElement = parent
    element.order = order
    element.demand = demand
    var next: Element? = element
    while let current = next { next = current.activate() }
  }

  /// Notes that an element presents a tree.
  func present(_ root: Element) {
    presented.append(root)
  }

  /// Notes that a tree is no longer presented.
  func endPresentation(of root: Element) {
    presented.removeAll { $0 === root }
  }

  /// Takes a node and everything below it out of the tree.
  ///
  /// - Complexity: O(nodes below), without recursion.
  func unmount(_ node: Node) {
    guard !node.isDead else { return }
    leaving.append(node)
    // What goes because something else does has its turn after it, however long the chain is.
    guard !isUnmounting else { return }
    isUnmounting = true
    while let next = leaving.popLast() { end(next) }
    isUnmounting = false
  }

  private func end(_ node: Node) {
    let start = graveyard.count
    var waiting = [node]
    while let next = waiting.popLast() {
      guard !next.isDead else { continue }
      next.isDead = true
      graveyard.append(next)
      next.forEachChild { waiting.append($0) }
    }
    // Walked with the last child first, so that backwards children come before parents and
    // siblings in their order.
    for node in graveyard[start...].reversed() { node.didUnmount() }
  }

  /// Ends a pass: releases the nodes that were unmounted, one by one.
  package func endPass() {
    pass &+= 1
    buryDead()
  }

  private func buryDead() {
    guard !graveyard.isEmpty else { return }
    for node in graveyard { node.bury() }
    graveyard.removeAll()
  }

  /// Takes the whole tree down.
  package func tearDown() {
    // What goes with the host is announced to nobody.
    scheduler.onInvalidate = {}
    if let root { unmount(root) }
    root = nil
    for root in presented { unmount(root) }
    presented = []
    actions.removeAll()
    scheduler.removeAll()
    buryDead()
    stages = []
  }
}
