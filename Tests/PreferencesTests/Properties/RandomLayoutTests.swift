import Modifiers
import Testing

@MainActor @Suite("Random layouts") struct RandomLayoutTests {
  /// A release build has time for all; they are the same in every run.
  nonisolated private static var count: UInt64 {
    #if DEBUG
      1_000
    #else
      10_000
    #endif
  }

  /// What is laid out for a seed.
  private struct Outcome {
    let snapshot: ElementSnapshot
    let anchors: [String: CGRect]
    let isCalm: Bool
  }

  private func outcome(of seed: UInt64) throws -> Outcome {
    var random = SeededGenerator(seed: seed)
    var texts = 0
    let isCalm = seed.isMultiple(of: 2)
    let spot = Spot.random(using: &random, next: &texts, depth: 4, isCalm: isCalm)
    var anchors: [String: CGRect] = [:]
    let host = ViewHost { VStack { SpotView(spot: spot) }.readingAnchors { anchors = $0 } }
    host.proposal = ProposedViewSize(
      width: CGFloat(Int.random(in: 0...400, using: &random)),
      height: Bool.random(using: &random) ? nil : 300)
    #expect(try host.update().passes <= 1, "seed \(seed)")
    return Outcome(snapshot: host.snapshot(), anchors: anchors, isCalm: isCalm)
  }

  /// What is wrong with the frames of a layout, if something is.
  private func fault(in outcome: Outcome) -> String? {
    var waiting = [outcome.snapshot]
    while let next = waiting.popLast() {
      let frame = next.frame
      guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else {
        return "\(next.name) has the frame \(frame)"
      }
      let holds = outcome.isCalm && ["VStack", "HStack", "ZStack"].contains(next.name)
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

  @Test func `F6: frames are numbers, views lie inside, runs agree, anchors are where views are`()
    throws
  {
    for seed in 1...Self.count {
      let first = try outcome(of: seed)
      if let fault = fault(in: first) {
        Issue.record("seed \(seed): \(fault)")
        return
      }
      guard seed.isMultiple(of: 10) else { continue }
      let again = try outcome(of: seed)
      #expect(again.snapshot == first.snapshot, "seed \(seed)")
      #expect(again.anchors == first.anchors, "seed \(seed)")
    }
  }
}
