import Modifiers
import Testing

@testable import gallery

@MainActor @Suite("Canon: a header that follows the scroll offset")
struct ScrollHeaderTests {
  // Five rows of 16 points are 80 high, 48 of them are seen: it can be scrolled by 32 at most.
  @Test func `the header says how far the rows were scrolled`() throws {
    let host = ViewHost(rootView: ScrollHeader(rows: 5))
    #expect(try host.update().passes == 1)
    #expect(host.snapshot().first(text: "scrolled by 0") != nil)
    for (wanted, reached) in [(20, 20), (100, 32), (0, 0)] {
      try host.find(named: "ScrollView").scroll(to: CGPoint(x: 0, y: wanted))
      #expect(try host.update().passes == 2)
      #expect(host.snapshot().first(text: "scrolled by \(reached)") != nil)
      // Under the header of 16 points.
      #expect(host.snapshot().first(text: "row 2")?.frame.minY == CGFloat(16 + 32 - reached))
    }
  }
}
