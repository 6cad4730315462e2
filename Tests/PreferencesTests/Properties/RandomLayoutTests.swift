import Modifiers
import Testing

@MainActor @Suite("Random layouts") struct RandomLayoutTests {
  /// A release build has time for all; they are the same in every run.
  nonisolated private static var count: UInt64 {
    #if DEBUG
      250
    #else
      10_000
    #endif
  }

  /// What is laid out for a seed.
  private struct Outcome {
    let spots: [Spot]
    let snapshot: ElementSnapshot
    let anchors: [String: CGRect]
    let isCalm: Bool
  }

  private func outcome(of seed: UInt64) throws -> Outcome {
    var random = SeededGenerator(seed: seed)
    var texts = 0
    let isCalm = seed.isMultiple(of: 2)
    let spot =
      seed % 50 < 2
      ? Spot.wood(using: &random, isCalm: isCalm, views: 170)
      : Spot.random(using: &random, next: &texts, depth: 4, isCalm: isCalm)
    var anchors: [String: CGRect] = [:]
    let host = ViewHost { VStack { SpotView(spot: spot) }.readingAnchors { anchors = $0 } }
    host.proposal = ProposedViewSize(
      width: CGFloat(Int.random(in: 0...400, using: &random)),
      height: Bool.random(using: &random) ? nil : 300)
    #expect(try host.update().passes == 1, "seed \(seed)")
    return Outcome(
      spots: spot.all, snapshot: host.snapshot(), anchors: anchors, isCalm: isCalm)
  }

  /// What a calm tree keeps its views inside.
  nonisolated private static let containers: Set = [
    "VStack", "HStack", "ZStack", "Grid", "GeometryReader",
  ]

  /// What is wrong with the frames of a layout, if something is.
  private func fault(in outcome: Outcome) -> String? {
    var waiting = [outcome.snapshot]
    while let next = waiting.popLast() {
      let frame = next.frame
      guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else {
        return "\(next.name) has the frame \(frame)"
      }
      let holds = outcome.isCalm && Self.containers.contains(next.name)
      let outside = next.children.first {
        holds && $0.name != "Spacer" && !frame.isAround($0.frame)
      }
      if let outside { return "\(outside.frame) of \(outside.name) is not in \(frame)\n\(next)" }
      waiting += next.children
    }
    guard Set(outcome.anchors.keys) == outcome.snapshot.numbers else {
      return
        "anchors of \(outcome.anchors.keys.sorted()), texts \(outcome.snapshot.numbers.sorted())"
    }
    for (name, anchor) in outcome.anchors.sorted(by: { $0.key < $1.key }) {
      let text = outcome.snapshot.first(text: name)?.frame ?? .null
      guard anchor.isNear(text) else {
        return "the anchor of \(name) is \(anchor), its text's frame is \(text)"
      }
    }
    return nil
  }

  @Test func `F6: frames are numbers, views lie inside, anchors are where views are`() throws {
    var kinds: Set<Spot.Kind> = []
    var calmNames: Set<String> = []
    var largest = 0
    for seed in 1...Self.count {
      let outcome = try outcome(of: seed)
      if let fault = fault(in: outcome) {
        Issue.record("seed \(seed): \(fault)")
        return
      }
      kinds.formUnion(outcome.spots.map(\.kind))
      largest = max(largest, outcome.spots.count)
      if outcome.isCalm {
        calmNames.formUnion(
          Self.containers.filter { !outcome.snapshot.all(named: $0).isEmpty })
      }
    }
    #expect(kinds == Set(Spot.Kind.allCases))
    #expect(calmNames == Self.containers)
    #expect(largest >= 150)
  }

  @Test func `equal seeds give equal snapshots and anchors: every tenth of them`() throws {
    for seed in stride(from: 1, through: Self.count, by: 10) {
      let first = try outcome(of: seed)
      let again = try outcome(of: seed)
      #expect(again.snapshot == first.snapshot, "seed \(seed)")
      #expect(again.anchors == first.anchors, "seed \(seed)")
    }
  }
}
