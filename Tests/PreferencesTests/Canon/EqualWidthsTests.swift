import Modifiers
import Testing

@testable import gallery

@MainActor @Suite("Canon: equal widths")
struct EqualWidthsTests {
  @Test func `F7: the widest text decides, in two passes, and again when it becomes shorter`()
    throws
  {
    // A column is 8 points wide: "OK" 16, "Cancel" 48, "No" 16. Two lines of 16 and 4 between them.
    let host = ViewHost(rootView: EqualWidths(titles: ["OK", "Cancel"]))
    #expect(try host.update().passes == 2)
    #expect(host.size == CGSize(width: 48, height: 36))
    #expect(host.snapshot().first(text: "OK")?.frame == CGRect(x: 16, y: 0, width: 16, height: 16))
    #expect(
      host.snapshot().first(text: "Cancel")?.frame == CGRect(x: 0, y: 20, width: 48, height: 16))

    host.rootView = EqualWidths(titles: ["OK", "No"])
    #expect(try host.update().passes == 2)
    #expect(host.size == CGSize(width: 16, height: 36))
    #expect(host.snapshot().first(text: "No")?.frame == CGRect(x: 0, y: 20, width: 16, height: 16))

    host.rootView = EqualWidths(titles: ["Yes", "No"])
    #expect(try host.update().passes == 2)
    #expect(host.size == CGSize(width: 24, height: 36))
    #expect(try host.update().passes == 0)
  }
}
