/// How far two words are from each other, to guess what was meant by a misspelt one.
package enum EditDistance {
  /// Returns the smallest number of characters to insert, remove or replace, or of neighbors to
  /// swap, that makes one text the other.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of the texts.
  package static func between(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, character) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        let replaced = last[column] + (character == other ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, character == second[column - 1], first[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }

  /// Returns the distance if two texts are near: at most a third of the longer one may differ, in
  /// any case one character. Case does not count.
  package static func ifNear(_ first: String, _ second: String) -> Int? {
    // The difference in length is a lower bound; very long texts are not worth a table.
    let limit = max(1, max(first.count, second.count) / 3)
    guard abs(first.count - second.count) <= limit else { return nil }
    let distance = between(first.lowercased(), second.lowercased())
    return distance <= limit ? distance : nil
  }

  /// Returns the candidate nearest to a text, the earlier of equals; nil if none is near.
  package static func nearest(to text: String, among candidates: [String]) -> String? {
    var nearest: (candidate: String, distance: Int)?
    for candidate in candidates {
      if let distance = ifNear(text, candidate), distance < nearest?.distance ?? .max {
        nearest = (candidate, distance)
      }
    }
    return nearest?.candidate
  }
}
