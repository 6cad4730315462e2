/// The rows of a list, each with its id, and the difference to the rows that come next.
@MainActor struct KeyedRows<ID: Hashable> {
  /// What a replacement changed.
  struct Change {
    /// The nodes that are no longer there.
    var removed: [Node] = []

    /// The ids that occur more than once, each named once.
    var duplicates: [ID] = []

    /// Whether rows came, went or moved.
    var isStructural = false
  }

  private(set) var nodes: [Node] = []
  private var ids: [RowID<ID>] = []

  /// Where each row stands, worked out when somebody asks for an id.
  private var positions: [ObjectIdentifier: Int] = [:]

  /// An id together with how many equal ids stand before it.
  private struct Name: Hashable {
    let id: RowID<ID>
    let occurrence: Int
  }

  /// Makes the rows those of a collection. A row whose id was there before is updated and keeps
  /// its node; of equal ids the *n*-th keeps the *n*-th's.
  ///
  /// - Complexity: O(*n*).
  mutating func replace<Data: RandomAccessCollection>(
    with data: Data, id: (Data.Element) -> ID,
    make: (Data.Element) -> Node, update: (Node, Data.Element) -> Void
  ) -> Change {
    var change = Change()
    var newNodes: [Node] = []
    var newIDs: [RowID<ID>] = []
    newNodes.reserveCapacity(data.count)
    newIDs.reserveCapacity(data.count)
    var rest = data[...]
    // The rows that stand as they stood, from the start on.
    while let element = rest.first, newIDs.count < ids.count {
      let elementID = RowID(id(element))
      guard elementID == ids[newIDs.count] else { break }
      update(nodes[newIDs.count], element)
      newNodes.append(nodes[newIDs.count])
      newIDs.append(elementID)
      rest = rest.dropFirst()
    }
    let kept = newIDs.count
    change.isStructural = kept < ids.count || !rest.isEmpty
    if change.isStructural {
      let isFirstFill = ids.isEmpty
      var old = isFirstFill ? [:] : names(from: kept)
      // Rows that stand as they stood count among the equal ids before a later row.
      var occurrences = occurrencesOfKept(isFirstFill ? 0 : kept, capacity: data.count)
      for element in rest {
        let elementID = RowID(id(element))
        let occurrence = occurrences[elementID, default: 0]
        occurrences[elementID] = occurrence + 1
        if occurrence == 1 { change.duplicates.append(elementID.id) }
        if let index = old.removeValue(forKey: Name(id: elementID, occurrence: occurrence)) {
          update(nodes[index], element)
          newNodes.append(nodes[index])
        } else {
          newNodes.append(make(element))
        }
        newIDs.append(elementID)
      }
      change.removed = old.values.sorted().map { nodes[$0] }
    }
    nodes = newNodes
    ids = newIDs
    positions = [:]
    return change
  }

  /// The id of a row.
  ///
  /// - Complexity: O(*n*) at the first call after a replacement, then O(1).
  mutating func id(of node: Node) -> ID? {
    if positions.isEmpty {
      for (index, node) in nodes.enumerated() { positions[ObjectIdentifier(node)] = index }
    }
    return positions[ObjectIdentifier(node)].map { ids[$0].id }
  }

  private func names(from start: Int) -> [Name: Int] {
    var occurrences = occurrencesOfKept(start, capacity: ids.count)
    var names: [Name: Int] = [:]
    names.reserveCapacity(ids.count - start)
    for index in start..<ids.count {
      let occurrence = occurrences[ids[index], default: 0]
      occurrences[ids[index]] = occurrence + 1
      names[Name(id: ids[index], occurrence: occurrence)] = index
    }
    return names
  }

  /// How often each id stands among the first ones. The room for all is made at once: an id whose
  /// hash changes, against the rules of `Hashable`, is then lost but does no other harm.
  private func occurrencesOfKept(_ count: Int, capacity: Int) -> [RowID<ID>: Int] {
    var occurrences: [RowID<ID>: Int] = [:]
    occurrences.reserveCapacity(capacity)
    for id in ids[..<count] { occurrences[id, default: 0] += 1 }
    return occurrences
  }
}
