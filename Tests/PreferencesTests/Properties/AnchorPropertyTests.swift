import Modifiers
import Testing

/// Whatever lies between, an anchor says where its view is.
@Suite("Anchors in random trees") @MainActor struct AnchorPropertyTests {
  private final class Seen {
    var anchors: [String: CGRect] = [:]
  }

  @Test(arguments: [UInt64](1...40))
  func `F6 anchors agree with the frames that are found, and with a fresh host`(seed: UInt64) throws
  {
    var random = SeededGenerator(seed: seed)
    let seen = Seen()
    var next = 0
    var spot = Spot.stack(isVertical: true, [])
    let content = Remote(spot)
    let host = ViewHost {
      VStack { Controlled(content) { SpotView(spot: $0) } }.readingAnchors { seen.anchors = $0 }
    }
    try host.update()
    for step in 0..<6 {
      if step != 3 { spot = .random(using: &random, next: &next, depth: 4) }
      content.value = spot
      host.proposal = ProposedViewSize(
        width: CGFloat.random(in: 0...300, using: &random),
        height: Bool.random(using: &random) ? nil : 200)
      #expect(try host.update().passes <= 1)
      if let scroll = try host.findAll(named: "ScrollView").first {
        try scroll.scroll(to: CGPoint(x: 0, y: 7))
        try host.update()
        try scroll.scroll(to: .zero)
        try host.update()
      }
      let fresh = Seen()
      let freshHost = ViewHost {
        VStack { Controlled(Remote(spot)) { SpotView(spot: $0) } }
          .readingAnchors { fresh.anchors = $0 }
      }
      freshHost.proposal = host.proposal
      try freshHost.update()
      let comment = Comment(rawValue: "seed \(seed), step \(step)")
      #expect(host.snapshot() == freshHost.snapshot(), comment)
      #expect(Set(seen.anchors.keys) == host.snapshot().numbers, comment)
      #expect(Set(seen.anchors.keys) == Set(fresh.anchors.keys), comment)
      for (name, anchor) in seen.anchors {
        #expect(anchor.isNear(fresh.anchors[name] ?? .null), comment)
        let text = try #require(host.snapshot().first(text: name)?.frame)
        #expect(anchor.isNear(text), comment)
        #expect(anchor.minX.isFinite && anchor.width.isFinite, comment)
      }
      #expect(host.diagnostics.isEmpty, comment)
    }
  }
}
