import Modifiers
import Testing

@testable import gallery

@MainActor @Suite("Canon: a legend in the order of the chart")
struct ChartLegendTests {
  private func bars(_ host: ViewHost<Chart>) -> [CGRect] {
    host.snapshot().all(named: "Color").map(\.frame)
  }

  // Bars of two groups: 4, 4 and 1 characters, then one more each, of 20 points: the widest is 100.
  // Each is 16 high; the legend's line of 16 is above them.
  // The legend "rain vent 雪" has 12 columns, 96 points; its right edge is the chart's.
  @Test func `each series stands in the legend once, in the chart's order, in one pass`() throws {
    let host = ViewHost(rootView: Chart(series: ["rain", "vent", "雪"], hidden: []))
    #expect(try host.update().passes == 1)
    #expect(host.size == CGSize(width: 100, height: 16 + 6 * 16))
    #expect(
      bars(host) == [
        CGRect(x: 0, y: 16, width: 80, height: 16), CGRect(x: 0, y: 32, width: 80, height: 16),
        CGRect(x: 0, y: 48, width: 20, height: 16), CGRect(x: 0, y: 64, width: 100, height: 16),
        CGRect(x: 0, y: 80, width: 100, height: 16), CGRect(x: 0, y: 96, width: 40, height: 16),
      ])
    #expect(
      host.snapshot().first(text: "rain vent 雪")?.frame
        == CGRect(x: 4, y: 0, width: 96, height: 16))
  }

  // Two groups of 1 and 4 characters, then one more each. "雪 vent" has 7 columns, 56 points.
  @Test func `the legend follows the order and what is shown`() throws {
    let host = ViewHost(rootView: Chart(series: ["rain", "vent", "雪"], hidden: []))
    try host.update()
    host.rootView = Chart(series: ["雪", "rain", "vent"], hidden: ["rain"])
    #expect(try host.update().passes == 1)
    #expect(host.size == CGSize(width: 100, height: 16 + 4 * 16))
    #expect(
      bars(host) == [
        CGRect(x: 0, y: 16, width: 20, height: 16), CGRect(x: 0, y: 32, width: 80, height: 16),
        CGRect(x: 0, y: 48, width: 40, height: 16), CGRect(x: 0, y: 64, width: 100, height: 16),
      ])
    #expect(
      host.snapshot().first(text: "雪 vent")?.frame
        == CGRect(x: 44, y: 0, width: 56, height: 16))
  }
}
