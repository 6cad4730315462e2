import Modifiers
import Testing

/// What a stack offers its children across its axis where it was offered nothing itself.
@MainActor @Suite("Stacks of no given length across")
struct StackSpreadTests {
  private func frames(_ name: String, @ViewBuilder of content: () -> some View) throws -> [CGRect] {
    let view = content()
    let host = ViewHost { view }
    host.proposal = ProposedViewSize(width: 300, height: 300)
    try host.update()
    return host.snapshot().all(named: name).map(\.frame)
  }

  @Test func `F3 buttons that take all there is are as wide as the widest in a fixed size`() throws
  {
    // "Much longer" is 88 wide; the stack stands in the middle of 300.
    let frames = try frames("Rectangle") {
      VStack(spacing: 0) {
        Text("No").frame(maxWidth: .infinity).background(Rectangle())
        Text("Much longer").frame(maxWidth: .infinity).background(Rectangle())
      }
      .fixedSize(horizontal: true, vertical: false)
    }
    #expect(frames.map(\.width) == [88, 88])
  }

  @Test func `F3 columns that take all there is are as high as the highest`() throws {
    let frames = try frames("Rectangle") {
      HStack(spacing: 0) {
        Text("a").frame(maxHeight: .infinity).background(Rectangle())
        Text("b\nc").frame(maxHeight: .infinity).background(Rectangle())
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(frames.map(\.height) == [32, 32])
  }

  @Test func `a divider is as long as the stack that it stands in`() throws {
    let frames = try frames("Divider") {
      VStack {
        Text("Login")
        Divider()
      }
      .fixedSize()
    }
    #expect(frames.map(\.size) == [CGSize(width: 40, height: 1)])
  }

  @Test func `what keeps its proportions does not stand out of the stack`() throws {
    // Offered nothing the square is 10 high, and so is its place in the stack.
    let frames = try frames("Rectangle") {
      VStack(spacing: 0) {
        Text("Much longer")
        Rectangle().aspectRatio(1, contentMode: .fit)
      }
      .fixedSize()
    }
    #expect(frames.map(\.size) == [CGSize(width: 10, height: 10)])
  }

  @Test func `what would grow along the stack, or move its guide, is left as it is`() throws {
    let filled = try frames("Text") {
      VStack(spacing: 0) {
        Text("abcdefgh")
        Color.red.aspectRatio(2, contentMode: .fill)
        Text("below")
      }
      .fixedSize()
    }
    // 16, then 10 × 10 for what is offered nothing, then 16.
    #expect(filled.map(\.minY) == [0, 26])
    let guided = try frames("Text") {
      VStack(alignment: .leading, spacing: 0) {
        Text("abcdefgh")
        Color.red.frame(height: 5).alignmentGuide(.leading) { $0.width }
      }
      .fixedSize()
    }
    // The stack is 10 + 64 wide: the colour stands left of the line, the text right of it.
    #expect(guided.map(\.minX) == [10])
  }

  @Test func `D5 texts are not measured again for it`() throws {
    let host = ViewHost { VStack { ForEach(0..<10) { Text("row \($0 * 50)").padding() } } }
    // The root, the stack, and for each of ten rows a padding and a text.
    #expect(try host.update().layouts == 22)
  }
}
