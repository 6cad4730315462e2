/// Which of the rows that are there each of the rows that come next takes over.
///
/// ```
///  old  a b │ c d e │ f g          stand as they stood: the ends
///  new  a b │ e x   │ f g          looked up by id: the middle
/// ```
struct RowMatching {
  /// The old rows and the new rows that do not stand as they stood.
  let oldMiddle: Range<Int>
  let newMiddle: Range<Int>

  /// The position of the old row for each new one of the middle; -1 where there is none.
  private(set) var matches: [Int32] = []

  /// The new rows that take over none.
  private(set) var unmatched: [Int] = []

  /// The old rows that none takes over, in order.
  private(set) var removed: [Int] = []

  /// Matches ids. Of equal ids the *n*-th takes over the *n*-th; where all old ids are known to be
  /// distinct, which saves work, there has to be no equal pair among the new ones either.
  ///
  /// - Complexity: O(*n*).
  init<ID: Hashable>(
    of new: UnsafeBufferPointer<ID>, with old: UnsafeBufferPointer<ID>, areDistinct: Bool
  ) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, RowID.areEqual(old[start], new[start]) { start += 1 }
    var end = 0
    while areDistinct, end < shorter - start,
      RowID.areEqual(old[old.count - 1 - end], new[new.count - 1 - end])
    {
      end += 1
    }
    oldMiddle = start..<old.count - end
    newMiddle = start..<new.count - end
    guard !oldMiddle.isEmpty else {
      matches = [Int32](repeating: -1, count: newMiddle.count)
      unmatched = Array(newMiddle)
      return
    }
    guard !newMiddle.isEmpty else {
      removed = Array(oldMiddle)
      return
    }
    var positions = HashedPositions(count: old.count)
    for position in oldMiddle.reversed() {
      positions.insert(position, hash: old[position].hashValue)
    }
    var isTaken = [Bool](repeating: false, count: oldMiddle.count)
    matches.reserveCapacity(newMiddle.count)
    for position in newMiddle {
      let hash = new[position].hashValue
      let found = positions.take(hash: hash) { RowID.areEqual(old[$0], new[position]) }
      matches.append(Int32(found ?? -1))
      if let found {
        isTaken[found - start] = true
      } else {
        unmatched.append(position)
      }
    }
    removed = oldMiddle.filter { !isTaken[$0 - start] }
  }

  /// Whether rows come, go or move.
  var isStructural: Bool { !oldMiddle.isEmpty || !newMiddle.isEmpty }

  /// The old row that a new one takes over.
  subscript(position: Int) -> Int? {
    if position < newMiddle.lowerBound { return position }
    if position >= newMiddle.upperBound {
      return position - newMiddle.upperBound + oldMiddle.upperBound
    }
    let match = Int(matches[position - newMiddle.lowerBound])
    return match < 0 ? nil : match
  }
}
