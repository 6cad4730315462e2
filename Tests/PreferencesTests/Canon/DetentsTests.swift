import Modifiers
import Testing

@testable import gallery

@MainActor @Suite("Canon: detents changed from inside")
struct DetentsTests {
  @Test func `the panel takes the smallest height that its content allows`() throws {
    let host = ViewHost(rootView: Panel { PanelContent(isUnfolded: false) })
    #expect(try host.update().passes == 2)
    #expect(host.size == CGSize(width: 160, height: 32))
    // The button's 4 columns stand in the middle of 160, at the top.
    #expect(try host.find(button: "More").frame == CGRect(x: 64, y: 0, width: 32, height: 16))
    try host.find(button: "More").tap()
    // The tap's state, then the height that follows from the new detents.
    #expect(try host.update().passes == 2)
    #expect(host.size == CGSize(width: 160, height: 48))
    // 15 columns of 8 points, below the button, in the middle of 160.
    #expect(
      host.snapshot().first(text: "All the details")?.frame
        == CGRect(x: 20, y: 16, width: 120, height: 16))
    try host.find(button: "Less").tap()
    #expect(try host.update().passes == 2)
    #expect(host.size == CGSize(width: 160, height: 32))
    #expect(try host.find(button: "More").frame == CGRect(x: 64, y: 0, width: 32, height: 16))
  }
}
