import Modifiers
import Testing

/// Layers and clips that have a shape.
@MainActor struct ShapedLayerTests {
  private let frame = CGRect(x: 0, y: 0, width: 8, height: 16)
  private let frames = Path { path in
    path.addRect(CGRect(x: 0, y: 0, width: 8, height: 16))
    path.addRect(CGRect(x: 2, y: 2, width: 4, height: 12))
  }

  private func commands(_ view: some View) throws -> [DrawingCommand] {
    let host = ViewHost(rootView: view)
    try host.update()
    return host.drawing.commands
  }

  private func outline(_ command: DrawingCommand?) -> Outline? {
    switch command {
    case .fill(let outline, _): outline
    case .group(_, let clip, _): clip
    default: nil
    }
  }

  @Test func `a background without a style is that of the background`() throws {
    let text = Text("a")
    #expect(
      try commands(text.background(in: Capsule())).first == .fill(.capsule(frame), .white))
    #expect(try commands(text.background()).first == .fill(.rectangle(frame), .white))
    #expect(
      try commands(text.background(.red, ignoresSafeAreaEdges: [])).first
        == .fill(.rectangle(frame), DrawingColor(Color.red)))
    #expect(
      try commands(text.overlay(.red, ignoresSafeAreaEdges: .top)).last
        == .fill(.rectangle(frame), DrawingColor(Color.red)))
  }

  @Test func `layers and clips tell odd from even where they are asked to`() throws {
    let middle = CGPoint(x: 4, y: 8)
    let style = FillStyle(eoFill: true)
    let text = Text("a")
    let outlines = [
      outline(try commands(text.background(.red, in: frames, fillStyle: style)).first),
      outline(try commands(text.background(in: frames, fillStyle: style)).first),
      outline(try commands(text.overlay(.red, in: frames, fillStyle: style)).last),
      outline(try commands(text.clipShape(frames, style: style)).first),
    ]
    for outline in outlines {
      #expect(try !#require(outline).contains(middle))
    }
    let clip = outline(try commands(text.clipShape(frames)).first)
    #expect(try #require(clip).contains(middle))
  }

  @Test func `a clip follows the corners of its shape`() throws {
    let shape = RoundedRectangle(cornerSize: CGSize(width: 4, height: 2))
    #expect(
      outline(try commands(Text("a").clipShape(shape)).first)
        == .roundedRectangle(frame, cornerSize: CGSize(width: 4, height: 2)))
  }
}
