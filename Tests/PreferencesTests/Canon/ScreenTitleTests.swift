import Modifiers
import Testing

@testable import gallery

@MainActor @Suite("Canon: a title and a toolbar through keys")
struct ScreenTitleTests {
  // "Pressed 0 times" has 15 columns, 120 points. The bar: Start 40, 8, Press 40 wide, centred.
  @Test func `the bar shows what the page asks for, and its button acts on the page`() throws {
    let host = ViewHost(rootView: BarredScreen { FirstPage() })
    #expect(try host.update().passes == 2)
    #expect(host.size == CGSize(width: 120, height: 32))
    #expect(
      host.snapshot().first(text: "Start")?.frame == CGRect(x: 16, y: 0, width: 40, height: 16))
    #expect(try host.find(button: "Press").frame == CGRect(x: 64, y: 0, width: 40, height: 16))
    #expect(
      host.snapshot().first(text: "Pressed 0 times")?.frame
        == CGRect(x: 0, y: 16, width: 120, height: 16))
    try host.find(button: "Press").tap()
    #expect(try host.update().passes == 2)
    #expect(
      host.snapshot().first(text: "Count")?.frame == CGRect(x: 16, y: 0, width: 40, height: 16))
    #expect(
      host.snapshot().first(text: "Pressed 1 times")?.frame
        == CGRect(x: 0, y: 16, width: 120, height: 16))
  }

  // "Nothing to say" has 14 columns, 112 points; the bar is empty and has no height.
  @Test func `a page that says nothing has an empty bar, in one pass`() throws {
    let host = ViewHost(rootView: BarredScreen { Text("Nothing to say") })
    #expect(try host.update().passes == 1)
    #expect(host.snapshot().all(named: "Text").map(\.frame) == [CGRect(0, 0, 112, 16)])
  }
}
