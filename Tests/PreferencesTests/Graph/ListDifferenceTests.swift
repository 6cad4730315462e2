import Testing

@testable import Preferences

struct ListDifferenceTests {
  @Test func `what stands in order does not move`() {
    #expect(ListDifference.moved(in: []) == [])
    #expect(ListDifference.moved(in: [4]) == [])
    #expect(ListDifference.moved(in: [1, 5, 9]) == [])
  }

  @Test func `one thing that moves is one move, in either direction`() {
    #expect(ListDifference.moved(in: [1, 2, 3, 0]) == [3])
    #expect(ListDifference.moved(in: [3, 0, 1, 2]) == [0])
  }

  @Test func `a reversed list keeps one thing`() {
    #expect(ListDifference.moved(in: [4, 3, 2, 1, 0]).count == 4)
  }

  @Test(arguments: 1...7)
  func `for every order the moves are the fewest and what stays is in order`(count: Int) {
    for order in permutations(count) {
      let moved = Set(ListDifference.moved(in: order))
      let stays = order.indices.filter { !moved.contains($0) }.map { order[$0] }
      #expect(stays == stays.sorted(), "\(order)")
      #expect(stays.count == longestIncreasing(in: order), "\(order)")
    }
  }

  private func permutations(_ count: Int) -> [[Int32]] {
    guard count > 0 else { return [[]] }
    return permutations(count - 1).flatMap { shorter in
      (0...shorter.count).map { position in
        var longer = shorter
        longer.insert(Int32(count), at: position)
        return longer
      }
    }
  }

  /// The length of the longest increasing subsequence, by trying all of them.
  private func longestIncreasing(in order: [Int32]) -> Int {
    (0..<(1 << order.count)).map { mask in
      let chosen = order.indices.filter { mask >> $0 & 1 == 1 }.map { order[$0] }
      return chosen == chosen.sorted() ? chosen.count : 0
    }.max() ?? 0
  }
}
