import Modifiers
import Testing

@testable import gallery

@MainActor @Suite("Canon: a border that follows the selected month")
struct SelectedMonthTests {
  private func border(_ host: ViewHost<SelectedMonth>) -> CGRect? {
    host.snapshot().all(named: "Rectangle").first?.frame
  }

  // Padding 8. First row: Jan 24, Feb 24, March 40 points wide, 24 apart: x = 8, 56, 104, y = 8.
  // Second row, 16 below the first: April 40, May 24, June 32: x = 8, 72, 120, y = 40.
  // The border is 8 points wider on each side.
  @Test func `the border stands around the month that was tapped, in one pass`() throws {
    let host = ViewHost(rootView: SelectedMonth(selection: 2))
    #expect(try host.update().passes == 1)
    #expect(border(host) == CGRect(x: 96, y: 8, width: 56, height: 16))
    try host.find(text: "June").tap()
    let report = try host.update()
    #expect(report.passes == 1)
    #expect(report.actions == 0)
    #expect(border(host) == CGRect(x: 112, y: 40, width: 48, height: 16))
    try host.find(text: "Jan").tap()
    #expect(try host.update().passes == 1)
    #expect(border(host) == CGRect(x: 0, y: 8, width: 40, height: 16))
  }
}
