import Modifiers
import Rendering
import Testing

/// Scroll views that were scrolled, and what sees it.
@MainActor @Suite struct ScrollOffsetTests {
  private func rows(_ count: Int) -> some View {
    ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("row \($0)") } } }
  }

  private func host(_ view: some View) -> ViewHost<some View> {
    let host = ViewHost(rootView: view)
    host.proposal = ProposedViewSize(width: 60, height: 48)
    return host
  }

  @Test func `F12 scrolling moves the content and measures nothing`() throws {
    let host = host(rows(10))
    try host.update()
    try host.find(named: "ScrollView").scroll(to: CGPoint(x: 5, y: 32))
    #expect(host.needsUpdate)
    let report = try host.update()
    #expect(report.passes == 1)
    #expect(report.layouts == 0)
    #expect(report.bodies == 0)
    #expect(try host.find(text: "row 2").frame.minY == 0)
    #expect(try host.find(named: "ScrollView").contentOffset == CGPoint(x: 0, y: 32))
    #expect(host.textPicture() == "row 2\nrow 3\nrow 4")
  }

  @Test func `F12 a finger on a row scrolls what is around it, as far as there is content`() throws
  {
    let host = host(rows(10))
    try host.find(text: "row 1").scroll(y: 40)
    try host.find(text: "row 1").scroll(y: 1_000)
    #expect(try host.find(text: "row 1").contentOffset.y == 112)
    try host.find(text: "row 1").scroll(y: -2_000)
    #expect(try host.find(text: "row 1").contentOffset.y == 0)
    #expect(throws: InteractionError.self) {
      try self.host(Text("alone")).find(text: "alone").scroll(y: 1)
    }
  }

  @Test func `F12 content that becomes shorter is moved back`() throws {
    let count = Remote(10)
    let host = host(
      ScrollView {
        Controlled(count) { number in
          VStack(spacing: 0) { ForEach(0..<number, id: \.self) { Text("row \($0)") } }
        }
      })
    try host.find(named: "ScrollView").scroll(to: CGPoint(x: 0, y: 112))
    count.value = 4
    try host.update()
    #expect(try host.find(named: "ScrollView").contentOffset.y == 16)
    count.value = 2
    try host.update()
    #expect(try host.find(text: "row 0").frame.minY == 0)
  }

  @Test func `F12 a scroll view that becomes longer shows no more than its content`() throws {
    let host = host(rows(10))
    let scroll = try host.find(named: "ScrollView")
    try scroll.scroll(to: CGPoint(x: 0, y: 112))
    // Ten rows of 16 points, of which 80 are seen.
    host.proposal = ProposedViewSize(width: 60, height: 80)
    try host.update()
    #expect(try scroll.contentOffset.y == 80)
  }

  @Test func `F6 anchors and frames follow scrolling in one pass`() throws {
    var anchors: [String: CGRect] = [:]
    var inView = CGRect.zero
    var seen = CGRect.zero
    let host = host(
      ScrollView {
        VStack(spacing: 0) {
          Text("a").named("a")
          Text("b").named("b").background {
            GeometryReader { proxy in
              let _ = inView = proxy.frame(in: .scrollView(axis: .vertical))
              let _ = seen = proxy.bounds(of: .scrollView) ?? .null
              let _ = #expect(proxy.bounds(of: .scrollView(axis: .horizontal)) == nil)
            }
          }
          Color.red.frame(width: 1, height: 300)
        }
      }
      .padding(.top, 8)
      .readingAnchors { anchors = $0 })
    try host.update()
    #expect(anchors["a"] == CGRect(0, 8, 8, 16))
    #expect(inView.minY == 16)
    #expect(seen == CGRect(0, -16, 8, 40))
    try host.find(named: "ScrollView").scroll(to: CGPoint(x: 0, y: 20))
    let report = try host.update()
    #expect(anchors["a"] == CGRect(0, -12, 8, 16))
    #expect(inView.minY == -4)
    #expect(seen == CGRect(0, 4, 8, 40))
    #expect(report.passes == 1)
    #expect(report.bodies == 2)
    #expect(report.layouts == 0)
  }
}
