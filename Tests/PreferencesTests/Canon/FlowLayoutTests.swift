import Modifiers
import Testing

@testable import gallery

@MainActor @Suite("Canon: a flow layout from sizes by index")
struct FlowLayoutTests {
  // Swift 40, état 32, 視圖 32, key 24 points wide, 16 high, 8 apart.
  // In 120: 0…40, 48…80, 88…120 fit; key goes to the second line at y = 24.
  // In 200: all in one line, 0, 48, 88, 128.
  @Test(arguments: [
    (120, [CGPoint(x: 0, y: 0), CGPoint(x: 48, y: 0), CGPoint(x: 88, y: 0), CGPoint(x: 0, y: 24)]),
    (
      200, [CGPoint(x: 0, y: 0), CGPoint(x: 48, y: 0), CGPoint(x: 88, y: 0), CGPoint(x: 128, y: 0)]
    ),
    (40, [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 24), CGPoint(x: 0, y: 48), CGPoint(x: 0, y: 72)]),
  ])
  func `tags flow into lines of the width, in two passes`(
    _ width: Double, _ origins: [CGPoint]
  ) throws {
    let host = ViewHost(
      rootView: FlowLayout(tags: ["Swift", "état", "視圖", "key"], width: width))
    #expect(try host.update().passes == 2)
    #expect(host.snapshot().all(named: "Text").map(\.frame.origin) == origins)
    let last = try #require(origins.last)
    #expect(host.size == CGSize(width: width, height: last.y + 16))
  }

  @Test func `another width takes one pass, for the sizes are known`() throws {
    let tags = ["Swift", "état", "視圖", "key"]
    let host = ViewHost(rootView: FlowLayout(tags: tags, width: 120))
    try host.update()
    host.rootView = FlowLayout(tags: tags, width: 200)
    #expect(try host.update().passes == 1)
    #expect(host.size == CGSize(width: 200, height: 16))
  }
}
