import Testing

/// The comparison finds a broken implementation: here it is the model that is broken.
@MainActor @Suite("What the comparison finds") struct ComparisonWithFlawsTests {
  @Test(arguments: NaiveModel.Flaw.allCases)
  func `a flaw is found in small trees, and told by a tree of at most three nodes`(
    _ flaw: NaiveModel.Flaw
  ) throws {
    var search = SketchSearch()
    search.flaw = flaw
    var found: SketchShrinker?
    for nodes in 1...3 where found == nil {
      found = search.exhaust(
        [.leaf, .writer, .reader, .stack, .condition, .background], nodes: nodes,
        in: [SketchTrial.Setting()])
    }
    let failure = try #require(found)
    #expect(failure.smallest.states.count <= 3)
    #expect(failure.smallest.states.allSatisfy { $0.sketch.count <= 3 }, "\(failure.text)")
  }

  @Test(arguments: NaiveModel.Flaw.allCases)
  func `a flaw is found in random trees, and told by a tree of at most five nodes`(
    _ flaw: NaiveModel.Flaw
  ) throws {
    var search = SketchSearch()
    search.flaw = flaw
    var found: SketchShrinker?
    for seed in 1...20 as ClosedRange<UInt64> where found == nil {
      found = search.tryRandom(seed: seed, nodes: 30, edits: 12)
    }
    let failure = try #require(found)
    #expect(failure.smallest.states.allSatisfy { $0.sketch.count <= 5 }, "\(failure.text)")
  }

  @Test func `a failure is told by a drawing of what was shown`() throws {
    var search = SketchSearch()
    search.flaw = .foldsBackwards
    let found = search.tryRandom(seed: 1, nodes: 60, edits: 30)
    let failure = try #require(found)
    #expect(
      failure.text == """
        each part hears of its own change; after state 1: deliveries
          of the host:  [#0 hears ([default 1] [default 82]), #0 hears [-1, -82]]
          of the model: [#0 hears ([default 82] [default 1]), #0 hears [-82, -1]]
        state 1:
        stack #4 = 1
        ├─ transform #10 = 1
        └─ transform #15 = 82
        """)
  }

  @Test func `a trial that does not fail is not made smaller`() {
    let states = RandomSketch.states(seed: 1, nodes: 20, edits: 5)
    #expect(SketchShrinker(SketchTrial(states: states)) == nil)
  }
}
