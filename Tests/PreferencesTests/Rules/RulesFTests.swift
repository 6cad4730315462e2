import Modifiers
import Rendering
import Testing

/// Geometry through a host: points, origin top left, y down.
@MainActor @Suite("F. Geometry")
struct RulesFTests {
  private func size(_ view: some View, in proposal: ProposedViewSize = .unspecified) throws
    -> CGSize
  {
    let host = ViewHost(rootView: view)
    host.proposal = proposal
    try host.update()
    return host.size
  }

  private func frames(
    _ view: some View, _ texts: [String], in proposal: ProposedViewSize = .unspecified
  ) throws -> [CGRect?] {
    let host = ViewHost(rootView: view)
    host.proposal = proposal
    try host.update()
    return texts.map { host.snapshot().first(text: $0)?.frame }
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  nonisolated static let fonts: [(font: Font, size: CGFloat)] = [
    (.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 16), (.body, 16),
    (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
  ]

  @Test func `F1 a line of body text is as high as the font and half as wide for each column`()
    throws
  {
    #expect(try size(Text("Hello There")) == CGSize(width: 88, height: 16))
    #expect(try size(Text("你好")) == CGSize(width: 32, height: 16))
    #expect(try size(Text("👨‍👩‍👧 é")) == CGSize(width: 32, height: 16))
  }

  @Test(arguments: fonts.indices)
  func `F1 each font has its size`(_ index: Int) throws {
    let (font, points) = Self.fonts[index]
    #expect(try size(Text("ab").font(font)) == CGSize(width: points, height: points))
    #expect(try size(VStack { Text("ab") }.font(font)).height == points)
  }

  @Test func `F1 a measurer of one's own can be injected`() throws {
    struct Wide: TextMeasurer {
      func advance(of character: Character, font: Font) -> CGFloat { 100 }
      func lineHeight(of font: Font) -> CGFloat { 7 }
      func ascent(of font: Font) -> CGFloat { 5 }
    }
    let view = Text("ab").environment(\.textMeasurer, Wide())
    #expect(try size(view) == CGSize(width: 200, height: 7))
  }

  @Test func `F2 spacing is eight between children that are there, none beside a spacer`() throws {
    let missing: String? = nil
    let column = VStack {
      Text("a")
      if let missing { Text(missing) }
      Text("b")
    }
    #expect(try frames(column, ["a", "b"]) == [rect(0, 0, 8, 16), rect(0, 24, 8, 16)])
    let row = HStack {
      Text("a")
      Spacer()
      Text("b")
    }
    #expect(try size(row) == CGSize(width: 24, height: 16))
    #expect(
      try frames(row, ["a", "b"], in: ProposedViewSize(width: 100, height: nil))
        == [rect(0, 0, 8, 16), rect(92, 0, 8, 16)])
  }

  @Test func `F2 explicit spacing counts beside a spacer`() throws {
    let row = HStack(spacing: 5) {
      Text("a")
      Spacer(minLength: 2)
      Text("b")
    }
    #expect(try size(row) == CGSize(width: 8 + 5 + 2 + 5 + 8, height: 16))
  }

  @Test func `F2 a spacer takes what the others leave`() throws {
    let host = ViewHost {
      HStack {
        Text("a text of some length")
        Spacer()
      }
    }
    host.proposal = ProposedViewSize(width: 180, height: nil)
    try host.update()
    #expect(host.size == CGSize(width: 180, height: 16))
    #expect(host.snapshot().all(named: "Spacer").map(\.frame.width) == [180 - 21 * 8])
    host.proposal = ProposedViewSize(width: 120, height: nil)
    try host.update()
    #expect(
      host.snapshot().all(named: "Text").map(\.frame.size) == [CGSize(width: 112, height: 32)])
  }

  @Test func `F2 the higher priority takes its room first`() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(minWidth: 10)
      Text("abcdefgh").layoutPriority(1)
    }
    let place = try frames(row, ["abcdefgh"], in: ProposedViewSize(width: 74, height: 16))
    #expect(place == [rect(10, 0, 64, 16)])
  }

  @Test func `F3 padding is sixteen at each edge, or what is given`() throws {
    #expect(try size(Text("a").padding()) == CGSize(width: 40, height: 48))
    #expect(try size(Text("a").padding(.leading, nil)) == CGSize(width: 24, height: 16))
    #expect(try size(Text("a").padding(3)) == CGSize(width: 14, height: 22))
    #expect(try size(Text("a").padding([.top, .bottom], 2)) == CGSize(width: 8, height: 20))
  }

  @Test func `F3 frames, ratios, offsets and positions are SwiftUI's`() throws {
    let corner = Text("a").frame(width: 50, height: 40, alignment: .bottomTrailing)
    #expect(try frames(corner, ["a"]) == [rect(42, 24, 8, 16)])
    let wide = Text("a").frame(maxWidth: .infinity, alignment: .leading)
    #expect(try size(wide, in: ProposedViewSize(width: 70, height: 30)).width == 70)
    #expect(
      try size(Text("ab cd").fixedSize(), in: ProposedViewSize(width: 16, height: 16)).width == 40)
    let square = Color.red.aspectRatio(2, contentMode: .fit)
    #expect(
      try size(square, in: ProposedViewSize(width: 60, height: 60))
        == CGSize(width: 60, height: 30))
    #expect(try frames(Text("a").offset(x: 3, y: 4), ["a"]) == [rect(3, 4, 8, 16)])
    let placed = Text("a").position(x: 20, y: 30)
    #expect(
      try frames(placed, ["a"], in: ProposedViewSize(width: 90, height: 90))
        == [rect(16, 22, 8, 16)])
  }

  @Test func `F4 a border takes no room and is drawn inside`() throws {
    let host = ViewHost(rootView: Text("a").border(.red, width: 2))
    try host.update()
    #expect(host.size == CGSize(width: 8, height: 16))
    let line = host.drawing.commands.last
    guard case .stroke(let outline, _, let style) = line else {
      Issue.record("no line is drawn: \(host.drawing)")
      return
    }
    #expect(outline == .rectangle(rect(1, 1, 6, 14)))
    #expect(style == StrokeStyle(lineWidth: 2))
  }

  @Test func `an environment value that no text depends on costs no layout`() throws {
    let host = ViewHost {
      VStack {
        ForEach(0..<20) { Text("row \($0)") }
      }
      .environment(\.textMeasurer, MonospacedTextMeasurer())
    }
    try host.update()
    host.environment.multilineTextAlignment = .trailing
    #expect(try host.update().layouts == 0)
    host.environment.font = .title
    #expect(try host.update().layouts == 22)
  }
}
