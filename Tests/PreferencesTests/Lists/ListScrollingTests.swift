import Modifiers
import Testing

/// A list is seen through a window, as a scroll view's content is.
@MainActor @Suite("Scrolling lists")
struct ListScrollingTests {
  /// Rows of 16 points with 8 above and below: row n begins at 32 n + 8.
  private func host() -> ViewHost<some View> {
    let host = ViewHost {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("Go") { proxy.scrollTo(15, anchor: .bottom) }
          List(0..<20, id: \.self) { Text("r\($0)") }
        }
      }
    }
    host.proposal = ProposedViewSize(width: 100, height: 160 + 32)
    return host
  }

  @Test func `a reader scrolls a list to a row`() throws {
    let host = host()
    try host.update()
    let button = try #require(host.snapshot().first(text: "Go")).frame.maxY
    let list = try #require(host.snapshot().all(named: "List").first).frame
    #expect(list.minY >= button)
    try host.perform { try host.find(button: "Go").tap() }
    // The row, without the room around it, ends where the list does.
    #expect(try #require(host.snapshot().first(text: "r15")).frame.maxY == list.maxY)
  }

  @Test func `a finger scrolls a list as far as there are rows`() throws {
    let host = host()
    let list = try host.find(named: "List")
    try host.update()
    let height = try #require(host.snapshot().all(named: "List").first).frame.height
    try list.scroll(y: 50)
    #expect(try list.contentOffset == CGPoint(x: 0, y: 50))
    try list.scroll(to: CGPoint(x: 30, y: 10_000))
    #expect(try list.contentOffset == CGPoint(x: 0, y: 20 * 32 - height))
  }

  @Test func `rows scrolled over the edge are not drawn`() throws {
    let host = ViewHost { List(0..<4, id: \.self) { Text("r\($0)") }.frame(width: 64, height: 64) }
    #expect(
      host.textPicture() == """

          r0
          ──────
          r1

        """)
    try host.find(named: "List").scroll(y: 64)
    #expect(
      host.textPicture() == """

          r2
          ──────
          r3

        """)
  }
}
