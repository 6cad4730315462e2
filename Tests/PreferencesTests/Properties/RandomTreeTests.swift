import Modifiers
import Testing

/// Random trees under random edits, compared with the naive model.
@MainActor @Suite("Large trees, at random") struct RandomTreeTests {
  nonisolated private static var seeds: ClosedRange<UInt64> {
    #if DEBUG
      1...12
    #else
      1...500
    #endif
  }

  @Test func `A12 after each of a hundred edits a random tree is as the rules say`() {
    var search = SketchSearch()
    search.inspect = { try $0.checkInvariants() }
    for seed in Self.seeds {
      if let failure = search.tryRandom(seed: seed, edits: 100) {
        Issue.record("seed \(seed): \(failure.text)")
        return
      }
    }
  }

  @Test func `there are small trees and some of two thousand nodes`() {
    let sizes = (1...500 as ClosedRange<UInt64>).map(RandomSketch.nodes)
    #expect(sizes.min() == 4)
    #expect(sizes.max() == 2_000)
    #expect(sizes.count { $0 > 1_000 } == 15)
  }

  @Test func `a seed gives the same states in every run`() {
    let states = RandomSketch.states(seed: 7, nodes: 50, edits: 20)
    #expect(states == RandomSketch.states(seed: 7, nodes: 50, edits: 20))
    #expect(states != RandomSketch.states(seed: 8, nodes: 50, edits: 20))
    #expect(states.count == 21)
  }
}
