/// A bare segment tree of sums: what one changed leaf costs at the least.
@MainActor final class SegmentTree {
  private var sums: ContiguousArray<Int>
  private let leaves: Int

  /// Creates a tree of `count` zeros.
  init(count: Int) {
    var leaves = 1
    while leaves < count { leaves *= 2 }
    self.leaves = leaves
    sums = ContiguousArray(repeating: 0, count: leaves * 2)
  }

  /// Sets leaves one after the other, each to a value that follows from the sum before it, and
  /// returns the sum of all.
  func set(_ positions: [Int]) -> Int {
    sums.withUnsafeMutableBufferPointer { sums in
      for position in positions {
        var node = leaves + position
        sums[node] = sums[1] &+ position
        while node > 1 {
          sums[node >> 1] = sums[node] &+ sums[node ^ 1]
          node >>= 1
        }
      }
      return sums[1]
    }
  }
}
