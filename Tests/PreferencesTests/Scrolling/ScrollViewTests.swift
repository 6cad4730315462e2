import Modifiers
import Rendering
import Testing

@MainActor @Suite("Scroll views")
struct ScrollViewTests {
  @Test func `a vertical scroll view takes the height it is offered and cuts off the rest`() throws
  {
    let renderer = TextRenderer(
      content: ScrollView {
        Text("one")
        Text("three")
        Text("two")
      })
    renderer.proposedSize = ProposedViewSize(width: 80, height: 40)
    let text = try renderer.text
    #expect(
      text == """
         one
        three
        """)
  }

  @Test func `across its axes a scroll view is as large as its content`() throws {
    let host = ViewHost { ScrollView { Color.red.frame(width: 30, height: 500) } }
    host.proposal = ProposedViewSize(width: 200, height: 100)
    try host.update()
    #expect(host.size == CGSize(width: 30, height: 100))
    #expect(
      host.snapshot().all(named: "Color").first?.frame == CGRect(x: 0, y: 0, width: 30, height: 500)
    )
  }

  @Test func `a horizontal scroll view offers its content no width`() throws {
    let host = ViewHost {
      ScrollView(.horizontal, showsIndicators: false) { Text("a long line of text") }
    }
    host.proposal = ProposedViewSize(width: 40, height: 100)
    try host.update()
    #expect(host.size == CGSize(width: 40, height: 16))
    #expect(host.snapshot().all(named: "Text").map(\.frame.width) == [152])
  }

  @Test func `without an offer a scroll view is as large as its content`() throws {
    let host = ViewHost { ScrollView([.horizontal, .vertical]) { Text("abc") } }
    try host.update()
    #expect(host.size == CGSize(width: 24, height: 16))
    let empty = ViewHost { ScrollView {} }
    empty.proposal = ProposedViewSize(width: 50, height: 60)
    try empty.update()
    #expect(empty.size == CGSize(width: 0, height: 60))
  }
}
