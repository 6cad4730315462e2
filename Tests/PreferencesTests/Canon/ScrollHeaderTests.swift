import Modifiers
import Testing

@testable import gallery

@MainActor @Suite("Canon: a header that follows the scroll offset")
struct ScrollHeaderTests {
  // Five rows of 16 points are 80 high, 48 of them are seen: it can be scrolled by 32 at most.
  // "scrolled by 0" has 13 columns of 8 points. The rows begin under the header of 16 points.
  @Test func `the header says how far the rows were scrolled`() throws {
    let host = ViewHost(rootView: ScrollHeader(rows: 5))
    #expect(try host.update().passes == 1)
    #expect(host.snapshot().first(text: "scrolled by 0")?.frame == CGRect(0, 0, 104, 16))
    for (wanted, reached, width) in [(20, 20, 112), (100, 32, 112), (0, 0, 104)] {
      try host.find(named: "ScrollView").scroll(to: CGPoint(x: 0, y: wanted))
      #expect(try host.update().passes == 2)
      #expect(
        host.snapshot().first(text: "scrolled by \(reached)")?.frame
          == CGRect(0, 0, CGFloat(width), 16))
      #expect(
        host.snapshot().first(text: "row 2")?.frame
          == CGRect(0, CGFloat(16 + 32 - reached), 40, 16))
    }
  }
}
