/// What changed between two orders of the same things.
enum ListDifference {
  /// The positions of the fewest things that have to move, given each thing's old position.
  ///
  /// What stays is a longest increasing subsequence.
  ///
  /// - Complexity: O(*n*) where nothing moves, else O(*n* log *n*).
  static func moved(in oldPositions: [Int32]) -> [Int] {
    let isSorted = zip(oldPositions, oldPositions.dropFirst()).allSatisfy { $0 < $1 }
    guard !isSorted else { return [] }
    // tails[k] is the index that ends the best increasing run of length k + 1.
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: oldPositions.count)
    for (index, position) in oldPositions.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if oldPositions[tails[middle]] < position { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tails[low - 1] : -1
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var stays = [Bool](repeating: false, count: oldPositions.count)
    var index = tails.last ?? -1
    while index >= 0 {
      stays[index] = true
      index = previous[index]
    }
    return stays.indices.filter { !stays[$0] }
  }
}
