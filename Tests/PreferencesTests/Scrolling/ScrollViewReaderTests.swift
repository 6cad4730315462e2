import Modifiers
import Testing

/// Scrolling to views by their id.
@MainActor @Suite struct ScrollViewReaderTests {
  private struct Rows: View {
    let count: Int
    let anchor: UnitPoint?

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("Go") { proxy.scrollTo(7, anchor: anchor) }
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
          }
        }
      }
    }
  }

  /// Where the scroll view stands after the button was tapped, which scrolls to row 7 (at 112).
  private func offset(after start: CGFloat, anchor: UnitPoint?, rows: Int = 20) throws -> CGFloat {
    let host = ViewHost { Rows(count: rows, anchor: anchor) }
    host.proposal = ProposedViewSize(width: 100, height: 76)
    try host.find(named: "ScrollView").scroll(to: CGPoint(x: 0, y: start))
    try host.perform { try host.find(button: "Go").tap() }
    return try host.find(named: "ScrollView").contentOffset.y
  }

  @Test func `F13 an anchor brings that point of the view to that point of the scroll view`() throws
  {
    #expect(try offset(after: 0, anchor: .top) == 112)
    #expect(try offset(after: 0, anchor: .bottom) == 68)
    #expect(try offset(after: 200, anchor: .center) == 90)
  }

  @Test func `F13 without an anchor the view comes in by the shortest way`() throws {
    #expect(try offset(after: 0, anchor: nil) == 68)
    #expect(try offset(after: 90, anchor: nil) == 90)
    #expect(try offset(after: 200, anchor: nil) == 112)
  }

  @Test func `F13 a scroll view moves only as far as there is content`() throws {
    #expect(try offset(after: 0, anchor: .top, rows: 9) == 84)
    #expect(try offset(after: 0, anchor: .top, rows: 3) == 0)
  }

  @Test func `F13 a row that is added with the scrolling is scrolled to in the same update`() throws
  {
    struct Chat: View {
      @State private var count = 3

      var body: some View {
        ScrollViewReader { proxy in
          Button("Send") {
            count += 1
            proxy.scrollTo(count - 1)
          }
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
          }
        }
      }
    }
    let host = ViewHost { Chat() }
    host.proposal = ProposedViewSize(width: 100, height: 72)
    try host.update()
    let report = try host.perform { try host.find(button: "Send").tap() }
    #expect(report.passes == 1)
    #expect(try host.find(named: "ScrollView").contentOffset.y == 16)
    #expect(try host.find(text: "row 3").frame.maxY == 72)
  }

  @Test func `F13 scroll views inside each other both move`() throws {
    let host = ViewHost {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            Button("Go") { proxy.scrollTo("target", anchor: .topLeading) }
            Color.red.frame(width: 1, height: 84)
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                Color.red.frame(width: 70, height: 1)
                Text("here").id("target")
                Color.red.frame(width: 300, height: 1)
              }
            }
            Color.red.frame(width: 1, height: 500)
          }
        }
      }
    }
    host.proposal = ProposedViewSize(width: 50, height: 60)
    try host.perform { try host.find(button: "Go").tap() }
    #expect(try host.find(text: "here").frame.origin == .zero)
  }

  @Test func `F13 an id that nothing has moves nothing`() throws {
    let host = ViewHost {
      ScrollViewReader { proxy in
        ScrollView { Text("a") }.onAppear { proxy.scrollTo("nowhere") }
      }
    }
    try host.update()
    #expect(!host.needsUpdate)
  }

  @Test func `F13 a proxy called from outside makes the host need an update`() throws {
    var kept: ScrollViewProxy?
    let host = ViewHost {
      ScrollViewReader { proxy in
        let _ = kept = proxy
        ScrollView { VStack(spacing: 0) { ForEach(0..<9, id: \.self) { Text("row \($0)") } } }
      }
    }
    host.proposal = ProposedViewSize(width: 50, height: 32)
    try host.update()
    kept?.scrollTo(4, anchor: .top)
    #expect(host.needsUpdate)
    let report = try host.update()
    #expect(report.bodies == 0)
    #expect(report.layouts == 0)
    #expect(try host.find(text: "row 4").frame.minY == 0)
  }
}
