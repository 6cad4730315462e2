import Modifiers
import Rendering
import Testing

/// A shape of a user's own, which counts on its rectangle to begin at the origin.
private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.width / 2, y: 0))
      path.addLine(to: CGPoint(x: rect.width, y: rect.height))
      path.addLine(to: CGPoint(x: 0, y: rect.height))
      path.closeSubpath()
    }
  }
}

@MainActor @Suite("F8 Shapes in their frames") struct ShapeTests {
  private let room = ProposedViewSize(width: 40, height: 20)
  private let frame = CGRect(x: 0, y: 0, width: 40, height: 20)

  private func commands(_ view: some View) throws -> [DrawingCommand] {
    let host = ViewHost(rootView: view)
    host.proposal = room
    try host.update()
    return host.drawing.commands
  }

  private let red = DrawingColor(Color.red)
  private let blue = DrawingColor(Color.blue)

  @Test func `a shape of one's own is filled with the foreground, where it stands`() throws {
    let triangle = Triangle().foregroundStyle(.red).padding(.leading, 10)
    #expect(
      try commands(triangle) == [
        .fill(
          .path(
            [
              .move(to: CGPoint(x: 25, y: 0)), .line(to: CGPoint(x: 40, y: 20)),
              .line(to: CGPoint(x: 10, y: 20)), .closeSubpath,
            ], eoFill: false), red)
      ])
  }

  @Test func `shapes are drawn with characters`() throws {
    let filled = TextRenderer(content: Triangle())
    filled.proposedSize = ProposedViewSize(width: 88, height: 80)
    #expect(
      try filled.text == """
             █
            ███
           █████
          ███████
         █████████
        """)
    let stroked = TextRenderer(content: Triangle().stroke(.black))
    stroked.proposedSize = ProposedViewSize(width: 88, height: 80)
    #expect(
      try stroked.text == """
            ┌─┐
           ┌┘ └┐
          ┌┘   └┐
         ┌┘     └┐
        ─┴───────┴─
        """)
    let arc = TextRenderer(content: Circle().trim(from: 0, to: 0.5).stroke(.black))
    arc.proposedSize = ProposedViewSize(width: 96, height: 96)
    #expect(try arc.text == "\n\n\n│          │\n╰─╮      ╭─╯\n  ╰──────╯")
  }

  @Test func `shapes are drawn as SVG`() throws {
    let renderer = SVGRenderer(
      content: Triangle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4, 2])))
    renderer.proposedSize = room
    #expect(
      try renderer.svg.contains(
        """
        <path d="M20 0 L40 20 L0 20 Z" fill="none" stroke="#ff3b30" stroke-width="2" \
        stroke-miterlimit="10" stroke-dasharray="4 2"/>
        """))
  }

  @Test func `a stroke takes a style or a width`() throws {
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4])
    let line = DrawingCommand.stroke(.rectangle(frame), red, style: style)
    #expect(try commands(Rectangle().stroke(.red, style: style)) == [line])
    #expect(
      try commands(Rectangle().stroke(.red, lineWidth: 3))
        == [.stroke(.rectangle(frame), red, lineWidth: 3)])
    #expect(
      try commands(Rectangle().stroke(.red)) == [.stroke(.rectangle(frame), red, lineWidth: 1)])
  }

  @Test func `a stroke without a style is a shape`() throws {
    let style = StrokeStyle(lineWidth: 3, dash: [4])
    let line = DrawingCommand.stroke(.rectangle(frame), red, style: style)
    #expect(try commands(Rectangle().stroke(style: style).foregroundStyle(.red)) == [line])
    #expect(try commands(Rectangle().stroke(style: style).fill(.red)) == [line])
    let ring = Rectangle().stroke(lineWidth: 4).path(in: frame)
    #expect(ring.contains(CGPoint(x: 1, y: 10)))
    #expect(!ring.contains(CGPoint(x: 20, y: 10)))
  }

  @Test func `a border is drawn inside the edges`() throws {
    #expect(
      try commands(Rectangle().strokeBorder(.red, lineWidth: 4))
        == [.stroke(.rectangle(frame.insetBy(dx: 2, dy: 2)), red, lineWidth: 4)])
    #expect(
      try commands(Ellipse().strokeBorder(.red, style: StrokeStyle(lineWidth: 2, dash: [1])))
        == [
          .stroke(
            .ellipse(frame.insetBy(dx: 1, dy: 1)), red,
            style: StrokeStyle(lineWidth: 2, dash: [1]))
        ])
    #expect(
      try commands(Capsule().strokeBorder().foregroundStyle(.red))
        == [.stroke(.capsule(frame.insetBy(dx: 0.5, dy: 0.5)), red, lineWidth: 1)])
    #expect(
      try commands(Circle().strokeBorder(.red, lineWidth: 2))
        == [.stroke(.ellipse(CGRect(x: 1, y: 1, width: 18, height: 18)), red, lineWidth: 2)])
    #expect(try commands(Rectangle().strokeBorder(.red, lineWidth: 100)) == [])
  }

  @Test func `an inset makes the corners smaller too, and adds up`() {
    let shape = RoundedRectangle(cornerSize: CGSize(width: 6, height: 4))
    let inner = frame.insetBy(dx: 3, dy: 3)
    #expect(
      shape.inset(by: 1).inset(by: 2).path(in: frame)
        == Path(roundedRect: inner, cornerSize: CGSize(width: 3, height: 1)))
    #expect(
      UnevenRoundedRectangle(topLeadingRadius: 5, bottomTrailingRadius: 1).inset(by: 3)
        .path(in: frame)
        == Path(roundedRect: inner, cornerRadii: RectangleCornerRadii(topLeading: 2)))
    #expect(shape.inset(by: 30).path(in: frame).isEmpty)
  }

  @Test func `what is filled can be drawn over, in order`() throws {
    let badge = Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.red)
    let square = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(
      try commands(badge) == [
        .fill(.ellipse(square), red), .stroke(.ellipse(square), blue, lineWidth: 2),
        .stroke(.ellipse(square.insetBy(dx: 0.5, dy: 0.5)), red, lineWidth: 1),
      ])
  }

  @Test func `odd and even are told apart where the fill style asks for it`() throws {
    let path = Path { $0.addRects([frame, frame.insetBy(dx: 4, dy: 4)]) }
    guard
      case .fill(let outline, _)? = try commands(path.fill(style: FillStyle(eoFill: true))).first
    else {
      Issue.record("nothing is filled")
      return
    }
    #expect(!outline.contains(CGPoint(x: 20, y: 10)))
    #expect(outline.contains(CGPoint(x: 2, y: 2)))
  }

  @Test func `a path is a shape that stays where it is`() throws {
    let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
    #expect(
      try commands(line.stroke(.red).padding(5)) == [
        .stroke(
          .path(
            [.move(to: CGPoint(x: 5, y: 5)), .line(to: CGPoint(x: 15, y: 5))], eoFill: false),
          red, lineWidth: 1)
      ])
  }

  @Test func `a part of a circle is drawn where the whole is`() throws {
    let arc = Circle().trim(from: 0, to: 0.25).stroke(.red)
    guard case .stroke(let outline, _, _) = try commands(arc).first else {
      Issue.record("no stroke")
      return
    }
    #expect(outline.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
    let renderer = SVGRenderer(content: arc)
    renderer.proposedSize = room
    #expect(try renderer.svg.contains("<path d=\"M20 10 C"))
  }

  @Test func `a snapshot calls derived shapes by the shape they come from`() throws {
    let host = ViewHost {
      Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 2)
      Rectangle().inset(by: 2)
      Triangle().fill(.red)
    }
    try host.update()
    #expect(host.snapshot().all(named: "Circle").count == 1)
    #expect(host.snapshot().all(named: "Rectangle").count == 1)
    #expect(host.snapshot().all(named: "Triangle").count == 1)
  }

  @Test func `a shape's size is kept by what is made from it`() throws {
    let host = ViewHost(rootView: Circle().inset(by: 1).trim(from: 0, to: 0.5).stroke(lineWidth: 2))
    host.proposal = room
    try host.update()
    #expect(host.size == CGSize(width: 20, height: 20))
  }
}
