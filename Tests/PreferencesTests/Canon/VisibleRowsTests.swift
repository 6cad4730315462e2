import Modifiers
import Testing

@testable import gallery

@MainActor @Suite("Canon: the rows of a lazy list that are seen")
struct VisibleRowsTests {
  // Rows of 16 points in a window of 64 below a caption of 16: four are seen, five where two are
  // cut. The thousand are 16,000 high, which can be scrolled by 15,936. A column is 8 points wide.
  @Test func `only rows that are seen contribute`() throws {
    let host = ViewHost(rootView: VisibleRows(rows: 1000))
    #expect(try host.update().passes == 2)
    #expect(host.preference(RowNumbers.self) == [0, 1, 2, 3])
    #expect(host.snapshot().first(text: "0 to 3")?.frame == CGRect(0, 0, 48, 16))
    #expect(host.snapshot().first(text: "row 0")?.frame == CGRect(0, 16, 40, 16))
    for (offset, rows, y) in [
      (32, 2...5, 16), (40, 2...6, 8), (8000, 500...503, 16), (16_000, 996...999, 16),
    ] {
      try host.find(named: "ScrollView").scroll(to: CGPoint(x: 0, y: offset))
      #expect(try host.update().passes == 2)
      #expect(host.preference(RowNumbers.self) == Array(rows))
      let caption = "\(rows.lowerBound) to \(rows.upperBound)"
      #expect(
        host.snapshot().first(text: caption)?.frame
          == CGRect(0, 0, CGFloat(caption.count * 8), 16))
      let first = "row \(rows.lowerBound)"
      #expect(
        host.snapshot().first(text: first)?.frame
          == CGRect(0, CGFloat(y), CGFloat(first.count * 8), 16))
    }
  }
}
