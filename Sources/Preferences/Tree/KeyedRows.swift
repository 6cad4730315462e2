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
  private var ids: [ID] = []

  /// Whether no two ids are equal.
  private var areDistinct = true

  /// Where each row stands, worked out when somebody asks for an id.
  private var positions: [ObjectIdentifier: Int] = [:]

  /// Makes the rows those of a collection. A row whose id was there before is updated and keeps
  /// its node; of equal ids the *n*-th keeps the *n*-th's.
  ///
  /// - Complexity: O(*n*).
  mutating func replace<Data: RandomAccessCollection>(
    with data: Data, id: (Data.Element) -> ID,
    make: (Data.Element) -> Node, update: (Node, Data.Element) -> Void
  ) -> Change {
    let newIDs = Self.ids(of: data, id)
    var change = Change()
    let matching = match(newIDs, &change.duplicates)
    change.isStructural = matching.isStructural
    var newNodes: [Node] = []
    newNodes.reserveCapacity(newIDs.count)
    data.forEachFast { element in
      guard newNodes.count < newIDs.count else { return }
      if let position = matching[newNodes.count] {
        let node = nodes[position]
        update(node, element)
        newNodes.append(node)
      } else {
        newNodes.append(make(element))
      }
    }
    change.removed = matching.removed.map { nodes[$0] }
    // A collection of objects may have become shorter while its rows were built.
    for position in newNodes.count..<newIDs.count {
      if let old = matching[position] { change.removed.append(nodes[old]) }
    }
    change.isStructural = change.isStructural || newNodes.count < newIDs.count
    nodes = newNodes
    ids = newNodes.count < newIDs.count ? Array(newIDs.prefix(newNodes.count)) : newIDs
    areDistinct = change.duplicates.isEmpty
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
    return positions[ObjectIdentifier(node)].map { ids[$0] }
  }

  /// Written through a pointer: each step of an array of a generic type looks up types.
  private static func ids<Data: RandomAccessCollection>(
    of data: Data, _ id: (Data.Element) -> ID
  ) -> [ID] {
    [ID](unsafeUninitializedCapacity: data.count) { buffer, count in
      data.forEachFast { element in
        guard count < buffer.count else { return }
        buffer.initializeElement(at: count, to: id(element))
        count += 1
      }
    }
  }

  /// Matches new ids with those that are there, and finds those that occur more than once.
  private func match(_ newIDs: [ID], _ duplicates: inout [ID]) -> RowMatching {
    newIDs.withUnsafeBufferPointer { new in
      ids.withUnsafeBufferPointer { old in
        let matching = RowMatching(of: new, with: old, areDistinct: areDistinct)
        guard !areDistinct || Self.holdsEqual(new, to: matching.unmatched) else {
          return matching
        }
        duplicates = Self.duplicates(in: new)
        guard areDistinct, !duplicates.isEmpty else { return matching }
        return RowMatching(of: new, with: old, areDistinct: false)
      }
    }
  }

  /// Whether some id may be equal to one at the given positions. It is certain for a few.
  private static func holdsEqual(_ ids: UnsafeBufferPointer<ID>, to positions: [Int]) -> Bool {
    guard positions.count <= 3 else { return true }
    return positions.contains { position in
      ids.indices.contains { $0 != position && RowID.areEqual(ids[$0], ids[position]) }
    }
  }

  private static func duplicates(in ids: UnsafeBufferPointer<ID>) -> [ID] {
    var seen = HashedPositions(count: ids.count)
    var named: Set<Int> = []
    var found: [ID] = []
    for position in ids.indices {
      let hash = ids[position].hashValue
      if let first = seen.first(hash: hash, where: { RowID.areEqual(ids[$0], ids[position]) }) {
        if named.insert(first).inserted { found.append(ids[position]) }
      } else {
        seen.insert(position, hash: hash)
      }
    }
    return found
  }
}
