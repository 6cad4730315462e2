import Modifiers
import Testing

/// What a lazy list of a thousand rows costs.
@MainActor struct LazyWorkTests {
  private struct Row: View {
    let number: Int
    let journal: Journal

    var body: some View {
      let _ = journal.note("\(number)")
      Text("row \(number)").preference(key: Listed.self, value: [number])
    }
  }

  private let journal = Journal()

  /// A thousand rows of 16 points, of which three are seen.
  private func host() -> ViewHost<some View> {
    ViewHost {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000) { Row(number: $0, journal: journal) }
        }
      }
      .frame(width: 160, height: 48)
    }
  }

  /// What a step may lay out: the stack, the scroll view, and the row that comes or two.
  private static let layoutsOfAStep = 4

  @Test func `G7 the first update runs the rows that are seen, once, in one pass`() throws {
    let report = try host().update()
    #expect(journal.take() == ["0", "1", "2"])
    #expect(report.passes == 1)
    // The rows, and three rounds: one row to measure, those that then fit, and those again.
    #expect(report.bodies == 3 + 3)
  }

  @Test func `G7 a step by a row runs one new row`() throws {
    let host = host()
    let scroll = try host.find(named: "ScrollView")
    _ = journal.take()
    for row in 3..<40 {
      try scroll.scroll(y: 16)
      let report = try host.update()
      #expect(journal.take() == ["\(row)"])
      #expect(report.passes == 1)
      // The row, and the choice of what is mounted.
      #expect(report.bodies == 1 + 1)
      #expect(report.layouts <= Self.layoutsOfAStep)
    }
    #expect(host.preference(Listed.self) == [37, 38, 39])
  }

  @Test func `G7 a jump runs the rows up to where it leads, once; a jump back runs none`() throws {
    let host = host()
    let scroll = try host.find(named: "ScrollView")
    _ = journal.take()
    try scroll.scroll(to: CGPoint(x: 0, y: 500 * 16))
    var report = try host.update()
    #expect(journal.take() == (3..<503).map { "\($0)" })
    #expect(report.passes == 1)
    #expect(report.layouts <= Self.layoutsOfAStep)
    #expect(host.preference(Listed.self) == [500, 501, 502])
    for (y, rows) in [(CGFloat(0), [0, 1, 2]), (8_000, [500, 501, 502])] {
      try scroll.scroll(to: CGPoint(x: 0, y: y))
      report = try host.update()
      #expect(journal.take() == [])
      #expect(report.passes == 1)
      // The choice of what is mounted.
      #expect(report.bodies == 1)
      #expect(report.layouts <= Self.layoutsOfAStep)
      #expect(host.preference(Listed.self) == rows)
    }
  }
}
