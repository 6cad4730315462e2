import Modifiers
import Rendering
import Testing

struct TextCanvasPathTests {
  private typealias Make = CanvasDrawing

  private func lines(_ points: (CGFloat, CGFloat)..., closed: Bool = false) -> Outline {
    let path = Path { path in
      path.addLines(points.map { CGPoint(x: $0.0 * 8, y: $0.1 * 16) })
      if closed { path.closeSubpath() }
    }
    return path.outline() ?? .rectangle(.zero)
  }

  @Test func `lines pass through cells and join where they meet`() {
    let stairs = lines((0.5, 0.5), (0.5, 2.5), (5.5, 2.5), (5.5, 4.5))
    #expect(
      Make.canvas(7, 5, Make.box(0, 2, 7, 3), .stroke(stairs, .black, lineWidth: 1)).text() == """
        │
        │
        ├────┬┐
        │    ││
        └────┴┘
        """)
    let slope = lines((0, 0), (9, 4))
    #expect(
      Make.canvas(9, 4, .stroke(slope, .black, lineWidth: 1)).text() == """
        ──┐
          └─┐
            └─┐
              └──
        """)
  }

  @Test(
    arguments: [
      (
        20, 10,
        """
             ╭────────╮
          ╭──╯        ╰──╮
         ╭╯              ╰╮
        ╭╯                ╰╮
        │                  │
        │                  │
        ╰╮                ╭╯
         ╰╮              ╭╯
          ╰──╮        ╭──╯
             ╰────────╯
        """
      ),
      (
        10, 5,
        """
          ╭────╮
        ╭─╯    ╰─╮
        │        │
        ╰─╮    ╭─╯
          ╰────╯
        """
      ), (6, 3, "╭────╮\n│    │\n╰────╯"), (4, 2, "╭──╮\n╰──╯"), (2, 1, "││"),
    ] as [(CGFloat, CGFloat, String)])
  func `a circle looks round, the same in all four quarters`(
    columns: CGFloat, rows: CGFloat, picture: String
  ) {
    let circle = Outline.ellipse(CanvasDrawing.area(0, 0, columns, rows))
    #expect(
      Make.canvas(columns, rows, .stroke(circle, .black, lineWidth: 1)).text() == picture)
  }

  @Test func `large round corners are steps`() {
    let card = Outline.roundedRectangle(CanvasDrawing.area(0, 0, 12, 6), cornerRadius: 40)
    #expect(
      Make.canvas(12, 6, .stroke(card, .black, lineWidth: 1)).text() == """
          ╭──────╮
        ╭─╯      ╰─╮
        │          │
        │          │
        ╰─╮      ╭─╯
          ╰──────╯
        """)
  }

  @Test(arguments: [(0, 0.5), (0.1, 0.4), (0.25, 0.75), (0.55, 0.9), (0.3, 0.35)])
  @MainActor func `a part of a circle lies on the whole one`(from: CGFloat, to: CGFloat) throws {
    let whole = Circle().stroke(.gray, lineWidth: 8)
    let part = Circle().trim(from: from, to: to).stroke(.black, lineWidth: 8)
    let picture = """
         ╭───────╮
       ╭─╯       ╰─╮
      ╭╯           ╰╮
      │             │
      │             │
      ╰╮           ╭╯
       ╰─╮       ╭─╯
         ╰───────╯
      """
    let progress = ZStack {
      whole
      part
    }
    #expect(
      try TextRenderer(content: progress.frame(width: 120, height: 120)).text
        == picture)
  }

  @Test func `every ellipse is the same in all four quarters`() {
    let mirrored: [Character: Character] = [
      "╭": "╮", "╮": "╭", "╰": "╯", "╯": "╰", "├": "┤", "┤": "├",
    ]
    let flipped: [Character: Character] = [
      "╭": "╰", "╮": "╯", "╰": "╭", "╯": "╮", "┴": "┬", "┬": "┴",
    ]
    for columns in 2...40 {
      for rows in 2...20 {
        let circle = Outline.ellipse(CanvasDrawing.area(0, 0, CGFloat(columns), CGFloat(rows)))
        let canvas = Make.canvas(
          CGFloat(columns), CGFloat(rows), .stroke(circle, .black, lineWidth: 1))
        let lines = canvas.text().split(separator: "\n").map {
          Array($0) + Array(repeating: " ", count: columns - $0.count)
        }
        #expect(lines == lines.map { $0.reversed().map { mirrored[$0] ?? $0 } })
        #expect(lines == lines.reversed().map { $0.map { flipped[$0] ?? $0 } })
      }
    }
  }

  @Test func `the steps of a curve have round corners`() {
    let wave = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addCurve(
        to: CGPoint(x: 72, y: 48), control1: CGPoint(x: 72, y: 0), control2: CGPoint(x: 0, y: 48))
    }
    let outline = wave.outline() ?? .rectangle(.zero)
    #expect(
      Make.canvas(9, 3, .stroke(outline, .black, lineWidth: 1)).text() == """
        ────╮
            │
            ╰────
        """)
  }

  @Test func `a path along the edges looks like the rectangle`() {
    let edges = lines((0, 0), (6, 0), (6, 3), (0, 3), closed: true)
    let rectangle = Outline.rectangle(CanvasDrawing.area(0, 0, 6, 3))
    #expect(
      Make.canvas(6, 3, .stroke(edges, .black, lineWidth: 1)).text()
        == Make.canvas(6, 3, .stroke(rectangle, .black, lineWidth: 1)).text())
  }

  @Test func `a line in one cell is seen`() {
    #expect(
      Make.canvas(3, 1, .stroke(lines((1.2, 0.5), (1.7, 0.5)), .black, lineWidth: 1)).text() == " ─"
    )
    #expect(
      Make.canvas(3, 1, .stroke(lines((1.5, 0.3), (1.5, 0.7)), .black, lineWidth: 1)).text() == " │"
    )
    #expect(Make.canvas(3, 1, .stroke(lines((1, 0)), .black, lineWidth: 1)).text() == "")
  }

  @Test func `a filled path takes the cells whose middle lies inside`() {
    let hourglass = lines((0, 0), (9, 0), (0, 5), (9, 5), closed: true)
    #expect(
      Make.canvas(9, 5, .fill(hourglass, .black)).text() == """
         ███████
           ███

           ███
         ███████
        """)
    let clip = DrawingCommand.group(
      opacity: 1, clip: hourglass,
      commands: [
        Make.text("abcdefghi", 0, 0), Make.text("abcdefghi", 0, 4), Make.text("abcdefghi", 0, 1),
      ])
    #expect(
      Make.canvas(9, 5, clip).text() == """
         bcdefgh
           def


         bcdefgh
        """)
  }

  @Test func `a path far beyond the canvas is drawn where it can be seen`() {
    let line = lines((-1e300, 0.5), (1e300, 0.5))
    #expect(Make.canvas(4, 1, .stroke(line, .black, lineWidth: 1)).text() == "────")
    let odd: [Path.Element] = [
      .move(to: CGPoint(x: -CGFloat.infinity, y: 3)),
      .curve(
        to: CGPoint(x: 9, y: CGFloat.infinity), control1: .zero,
        control2: CGPoint(x: CGFloat.infinity, y: 0)),
    ]
    let outline = Outline.path(odd, eoFill: false)
    let canvas = Make.canvas(
      4, 1, .stroke(outline, .black, lineWidth: 1), .fill(outline, .black),
      .group(opacity: 1, clip: outline, commands: [Make.text("a")]))
    #expect(canvas.rows == 1)
  }
}
