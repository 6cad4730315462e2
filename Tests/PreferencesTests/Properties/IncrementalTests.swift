import Modifiers
import Testing

/// A host that was edited shows what a host shows that was made afresh.
@Suite("Incremental updates equal a computation from scratch") @MainActor struct IncrementalTests {
  @Test(arguments: [UInt64](1...22))
  func `after random edits a host equals a fresh one`(seed: UInt64) throws {
    // SwiftUI's way with defaults has its turn too.
    let defaults = seed.isMultiple(of: 3)
    let options = ViewHostOptions(implicitDefaults: defaults ? .contributed : .ignored)
    try Self.run(seed: seed, edits: 15, options: options)
  }

  static func run(seed: UInt64, edits: Int, options: ViewHostOptions) throws {
    var random = SeededGenerator(seed: seed)
    var nextID = 0
    var plan = Plan(id: 0, kind: .column, value: 0, isOn: true)
    for _ in 0..<3 {
      plan.children.append(.random(using: &random, nextID: &nextID, depth: 4))
    }
    let record = PlanRecord()
    let host = ViewHost(rootView: PlanView(plan: plan, record: record), options: options)
    for edit in 0...edits {
      try host.update()
      try host.checkInvariants()
      try expect(
        host, record, toEqualFreshHostOf: plan, options: options, "seed \(seed), edit \(edit)")

      let old = plan.withoutHeld
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        plan.edit(using: &random, nextID: &nextID)
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        host.environment.planLevel = Int.random(in: 0..<5, using: &random)
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        host.proposal = ProposedViewSize(
          width: CGFloat(Int.random(in: 0..<400, using: &random)),
          height: Bool.random(using: &random) ? nil : 300)
      }
      record.takeIn(plan)
      if plan.withoutHeld != old {
        host.rootView = PlanView(plan: plan, record: record)
      }
    }
  }

  private static func expect(
    _ host: ViewHost<PlanView>, _ record: PlanRecord, toEqualFreshHostOf plan: Plan,
    options: ViewHostOptions, _ comment: Comment
  ) throws {
    let freshRecord = PlanRecord()
    let fresh = ViewHost(rootView: PlanView(plan: plan, record: freshRecord), options: options)
    fresh.environment = host.environment
    fresh.proposal = host.proposal
    try fresh.update()
    #expect(!host.needsUpdate, comment)
    try #require(host.preference(Sum.self) == fresh.preference(Sum.self), comment)
    try #require(host.preference(Last.self) == fresh.preference(Last.self), comment)
    try #require(
      host.preference(AssociativeListed.self) == fresh.preference(AssociativeListed.self), comment)
    for (id, sum) in freshRecord.sums { try #require(record.sums[id] == sum, comment) }
    for (id, list) in freshRecord.lists { try #require(record.lists[id] == list, comment) }
    try #require(record.present.filter { $0.value != 0 } == freshRecord.present, comment)
    try #require(host.size == fresh.size, comment)
    try #require(host.snapshot() == fresh.snapshot(), comment)
    try #require(host.drawing == fresh.drawing, comment)
  }
}
