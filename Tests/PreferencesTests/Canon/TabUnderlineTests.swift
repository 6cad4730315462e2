import Modifiers
import Testing

@testable import gallery

@MainActor @Suite("Canon: an underline that follows the selected tab")
struct TabUnderlineTests {
  // Now 24, Yesterday 72, 昨天 32 points wide, 16 apart: x = 0, 40, 128. The bar is below: y = 16.
  @Test(arguments: [
    // Now is selected already: nothing is to be done.
    ("Now", CGRect(x: 0, y: 16, width: 24, height: 16), 0),
    ("Yesterday", CGRect(x: 40, y: 16, width: 72, height: 16), 1),
    ("昨天", CGRect(x: 128, y: 16, width: 32, height: 16), 1),
  ])
  func `the bar is as wide as the selected tab and stands below it`(
    _ tab: String, _ frame: CGRect, _ passes: Int
  ) throws {
    let host = ViewHost(rootView: TabUnderline(selection: "Now"))
    #expect(try host.update().passes == 1)
    try host.find(text: tab).tap()
    #expect(try host.update().passes == passes)
    #expect(host.snapshot().all(named: "Color").map(\.frame) == [frame])
    #expect(host.size == CGSize(width: 160, height: 32))
  }
}
