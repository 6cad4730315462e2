import Modifiers
import Rendering
import Testing

/// Lines at the edges of what can be seen.
@MainActor struct TextCanvasEdgeTests {
  private func picture(_ view: some View) throws -> String {
    try TextRenderer(content: view).text
  }

  private func line(_ x: CGFloat, _ y: CGFloat, to endX: CGFloat, _ endY: CGFloat) -> some View {
    Path { path in
      path.move(to: CGPoint(x: x, y: y))
      path.addLine(to: CGPoint(x: endX, y: endY))
    }
    .stroke()
  }

  @Test(arguments: [1, 2, 6, 8, 12, 20])
  func `a line of any width around a drawing is whole`(lineWidth: CGFloat) throws {
    let size = CGSize(width: 80, height: 64)
    #expect(
      try picture(
        Rectangle().stroke(lineWidth: lineWidth).frame(width: size.width, height: size.height))
          == """
          ┌────────┐
          │        │
          │        │
          └────────┘
          """)
    #expect(
      try picture(Circle().stroke(.gray, lineWidth: lineWidth).frame(width: 80, height: 80))
        == """
          ╭────╮
        ╭─╯    ╰─╮
        │        │
        ╰─╮    ╭─╯
          ╰────╯
        """)
  }

  @Test func `wide lines around things beside each other are whole`() throws {
    let box = Rectangle().stroke(lineWidth: 8).frame(width: 80, height: 48)
    #expect(
      try picture(
        HStack {
          box
          box
        }) == """
          ┌─────────┐┌─────────┐
          │         ││         │
          └─────────┘└─────────┘
          """)
  }

  @Test func `a line at an edge is seen beside a text`() throws {
    func picture(_ line: some View, _ text: String, height: CGFloat) throws -> String {
      try self.picture(
        ZStack {
          line
          Text(text)
        }
        .frame(width: 80, height: height))
    }
    #expect(
      try picture(line(0, 0, to: 0, 32), "odd", height: 32) == "│\n│   odd\n│")
    #expect(
      try picture(line(80, 0, to: 80, 32), "odd", height: 32)
        == "          │\n    odd   │\n          │")
    #expect(try picture(line(0, 0, to: 80, 0), "even", height: 40) == "──────────\n   even\n")
    #expect(try picture(line(0, 40, to: 80, 40), "even", height: 40) == "\n   even\n──────────")
  }

  @Test func `a line at the edge of a clip is seen`() throws {
    let clipped = line(0, 32, to: 80, 32).frame(width: 80, height: 32).clipped()
    #expect(
      try picture(clipped.padding(16).border(.red)) == """
        ┌────────────┐
        │            │
        │ ────────── │
        └────────────┘
        """)
  }

  @Test func `the line along a shape over a text is its border`() throws {
    let text = Text("swift").padding(4)
    let bordered = """
      ┌─────┐
      │swift│
      └─────┘
      """
    #expect(try picture(text.border(.red)) == bordered)
    #expect(try picture(text.overlay(Rectangle().strokeBorder(.red))) == bordered)
    #expect(try picture(text.overlay(Rectangle().stroke(.red))) == bordered)
    let rounded = RoundedRectangle(cornerRadius: 4).stroke(.red, lineWidth: 2)
    #expect(
      try picture(text.overlay(rounded)) == """
        ╭─────╮
        │swift│
        ╰─────╯
        """)
    let months = HStack {
      Text("Jan")
      Text("Feb").padding(4).overlay(rounded)
    }
    #expect(
      try picture(months) == """
            ╭───╮
        Jan │Feb│
            ╰───╯
        """)
  }
}
