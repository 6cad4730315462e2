/// All places on the way of a value, each before those inside it.
///
/// ```
///  elements ──walk──▶ drafts ──fold──▶ drafts with values ──▶ parts of an explanation
/// ```
/// The walk asks each element for the origin of the value, as ``PreferenceEvaluation`` does, and
/// goes on below writers and boundaries to see what they keep from going up.
@MainActor struct ExplanationDrafts<K: PreferenceKey> {
  var drafts: [ExplanationDraft<K>] = []

  private let identity = KeyIdentity(K.self)
  private var waiting: [Visit] = []

  private struct Visit {
    let node: Node
    var absence: Absence?
    let parent: Int?
    let region: ExplanationDraft<K>.Region
    var isLayer: Bool?
  }

  /// Walks the elements below one, or below several that stand beside each other.
  ///
  /// - Complexity: O(nodes below), without recursion.
  init(of roots: [Element]) {
    if roots.count == 1, roots[0].slot != nil {
      waiting = [Visit(node: roots[0], parent: nil, region: .live)]
    } else {
      // The elements stand in a container, but not alone.
      drafts = [
        ExplanationDraft(
          node: roots.first?.parentElement,
          kind: .combines(orDefault: false, holdsVariable: false, isLayered: false), parent: nil,
          region: .live)
      ]
      waiting = roots.reversed().map { Visit(node: $0, parent: 0, region: .live) }
    }
    while let next = waiting.popLast() { visit(next) }
  }

  private mutating func visit(_ visit: Visit) {
    if let absence = visit.absence { return add(.absent(absence), for: visit) }
    guard let element = visit.node as? Element else { return }
    let reading = element.reading(of: K.self)
    switch element.origin(of: K.self) {
    case .nothing:
      if case .live = visit.region { add(.silent, for: visit) }
    case .value(let value, let content):
      add(.says(value, isWritten: content != nil), for: visit)
      if let content { push(content, inRegion: .hidden(by: drafts.count - 1)) }
    case .transformed(let content, let hidesContent, let transform):
      add(.transforms(hidesContent: hidesContent, transform), for: visit)
      push(content, inRegion: hidesContent ? .hidden(by: drafts.count - 1) : visit.region)
    case .stopped(let content):
      guard case .live = visit.region else { return pushOn(content, from: visit) }
      add(.stops, for: visit)
      push(content, inRegion: .stopped(by: drafts.count - 1))
    case .inside(let content):
      let presented = presentedRoot(of: element)
      guard reading != nil || presented != nil else { return pushOn(content, from: visit) }
      add(.passes, for: visit, reading: reading)
      if let presented { push(presented, inRegion: .otherTree) }
      push(content, inRegion: visit.region)
    case .combined(let children, let orDefault):
      combine(children, orDefault: orDefault, of: element, reading: reading, for: visit)
    }
  }

  private mutating func combine(
    _ children: [Element], orDefault: Bool, of element: Element, reading: Reading<K>?,
    for visit: Visit
  ) {
    let container = element as? ContainerElement
    guard case .live = visit.region else {
      if reading != nil { add(.passes, for: visit, reading: reading) }
      let parent = reading == nil ? visit.parent : drafts.count - 1
      waiting += children.reversed().map {
        Visit(node: $0, parent: parent, region: visit.region)
      }
      return
    }
    add(
      .combines(
        orDefault: orDefault, holdsVariable: element.holdsVariableContent,
        isLayered: container == nil),
      for: visit, reading: reading)
    let parent = drafts.count - 1
    var visits: [Visit] = []
    var absences = (container?.absences(of: identity) ?? [])[...]
    for child in children {
      while let next = absences.first, next.order <= child.order {
        absences = absences.dropFirst()
        visits.append(
          Visit(node: next.node, absence: next.absence, parent: parent, region: .live))
      }
      let isLayer = container == nil ? child.slot == .layer : nil
      visits.append(Visit(node: child, parent: parent, region: .live, isLayer: isLayer))
    }
    visits += absences.map {
      Visit(node: $0.node, absence: $0.absence, parent: parent, region: .live)
    }
    waiting += visits.reversed()
  }

  private mutating func add(
    _ kind: ExplanationDraft<K>.Kind, for visit: Visit, reading: Reading<K>? = nil
  ) {
    if let parent = visit.parent { drafts[parent].children.append(drafts.count) }
    drafts.append(
      ExplanationDraft(
        node: visit.node, kind: kind, parent: visit.parent, region: visit.region,
        isLayer: visit.isLayer, reading: reading))
  }

  /// Goes on with an element inside the place that was added last.
  private mutating func push(_ element: Element, inRegion region: ExplanationDraft<K>.Region) {
    waiting.append(Visit(node: element, parent: drafts.count - 1, region: region))
  }

  /// Goes on with an element inside one of which there is nothing to say.
  private mutating func pushOn(_ element: Element, from visit: Visit) {
    waiting.append(
      Visit(
        node: element, parent: visit.parent, region: visit.region, isLayer: visit.isLayer))
  }

  private func presentedRoot(of element: Element) -> Element? {
    var found: Element?
    element.forEachDrawnChild { child in
      if let root = child as? Element, root.slot == .presented { found = root }
    }
    return found
  }
}
