import Modifiers
import Testing

@testable import gallery

@MainActor @Suite("Canon: the rows of a lazy list that are seen")
struct VisibleRowsTests {
  // Rows of 16 points in a window of 64: four are seen, five where two are cut.
  @Test func `only rows that are seen contribute`() throws {
    let host = ViewHost(rootView: VisibleRows(rows: 1000))
    #expect(try host.update().passes == 2)
    #expect(host.preference(RowNumbers.self) == [0, 1, 2, 3])
    #expect(host.snapshot().first(text: "0 to 3") != nil)
    for (offset, rows) in [(32, 2...5), (40, 2...6), (8000, 500...503), (16_000, 996...999)] {
      try host.find(named: "ScrollView").scroll(to: CGPoint(x: 0, y: offset))
      #expect(try host.update().passes == 2)
      #expect(host.preference(RowNumbers.self) == Array(rows))
      #expect(host.snapshot().first(text: "\(rows.lowerBound) to \(rows.upperBound)") != nil)
      let first = host.snapshot().first(text: "row \(rows.lowerBound)")
      #expect(first?.frame.minY == CGFloat(16 + rows.lowerBound * 16 - min(offset, 15_936)))
    }
  }
}
