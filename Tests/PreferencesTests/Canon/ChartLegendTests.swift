import Modifiers
import Testing

@testable import gallery

@MainActor @Suite("Canon: a legend in the order of the chart")
struct ChartLegendTests {
  // Bars of two groups: 4, 4 and 1 characters, then one more each, of 20 points: the widest is 100.
  // The legend "rain vent 雪" has 12 columns, 96 points; its right edge is the chart's.
  @Test func `each series stands in the legend once, in the chart's order, in one pass`() throws {
    let host = ViewHost(rootView: Chart(series: ["rain", "vent", "雪"], hidden: []))
    #expect(try host.update().passes == 1)
    #expect(host.size == CGSize(width: 100, height: 16 + 6 * 16))
    #expect(
      host.snapshot().first(text: "rain vent 雪")?.frame
        == CGRect(x: 4, y: 0, width: 96, height: 16))
  }

  @Test func `the legend follows the order and what is shown`() throws {
    let host = ViewHost(rootView: Chart(series: ["rain", "vent", "雪"], hidden: []))
    try host.update()
    host.rootView = Chart(series: ["雪", "rain", "vent"], hidden: ["rain"])
    #expect(try host.update().passes == 1)
    #expect(host.snapshot().first(text: "雪 vent") != nil)
  }
}
