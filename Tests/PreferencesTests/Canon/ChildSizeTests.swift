import Modifiers
import Testing

@testable import gallery

@MainActor @Suite("Canon: the size of a child")
struct ChildSizeTests {
  @Test func `a reader in the background sends up the size of what it lies behind`() throws {
    // 11 columns of 8 points, one line of 16. The caption "88 × 16" has 7 columns, centred below.
    let host = ViewHost(rootView: ChildSize(text: "Hello There"))
    #expect(try host.update().passes == 2)
    #expect(
      host.snapshot().first(text: "88 × 16")?.frame
        == CGRect(x: 16, y: 16, width: 56, height: 16))
    // Two wide characters take four columns.
    host.rootView = ChildSize(text: "你好")
    #expect(try host.update().passes == 2)
    #expect(
      host.snapshot().first(text: "32 × 16")?.frame == CGRect(x: 0, y: 16, width: 56, height: 16))
  }
}
