import Modifiers
import Rendering
import Testing

struct TextCanvasLimitTests {
  private typealias Make = CanvasDrawing

  @Test func `an empty drawing is an empty text`() {
    let canvas = TextCanvas(Drawing(), characterWidth: CanvasDrawing.width)
    #expect(canvas.text() == "")
    #expect(canvas.text(isColored: true) == "")
    #expect(canvas.columns == 0)
    #expect(canvas.rows == 0)
  }

  @Test func `a drawing without commands is blank lines`() {
    #expect(Make.canvas(10, 3).text() == "\n\n")
  }

  @Test(
    arguments: [
      (CGSize(width: CGFloat.nan, height: 16), 0, 0),
      (CGSize(width: -8, height: 16), 0, 0),
      (CGSize(width: 8, height: -16), 1, 0),
      (CGSize(width: CGFloat.infinity, height: 16), 1_000, 1),
      (CGSize(width: CGFloat.infinity, height: .infinity), 1_000, 1_000),
      (CGSize(width: 80, height: 1e300), 10, 62_500),
    ])
  func `the canvas is limited for every size`(size: CGSize, columns: Int, rows: Int) {
    let canvas = TextCanvas(Drawing(size: size), characterWidth: CanvasDrawing.width)
    #expect(canvas.columns == columns)
    #expect(canvas.rows == rows)
    #expect(canvas.columns <= TextCanvas.maximumColumns)
    #expect(canvas.columns * canvas.rows <= TextCanvas.maximumCells)
  }

  /// Rectangles from which every command must make something defined.
  static let extremes: [CGRect] = {
    let values: [CGFloat] = [
      .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, -8, 0, 8,
    ]
    return values.flatMap { x in
      values.flatMap { width in
        [
          CGRect(x: x, y: 0, width: width, height: 16), CGRect(x: 0, y: x, width: 8, height: width),
          CGRect(x: x, y: x, width: width, height: width),
        ]
      }
    }
  }()

  @Test func `every command is defined for every rectangle`() {
    for rectangle in TextCanvasLimitTests.extremes {
      let outlines: [Outline] = [
        .rectangle(rectangle), .roundedRectangle(rectangle, cornerRadius: rectangle.size.width),
        .ellipse(rectangle), .capsule(rectangle),
      ]
      for outline in outlines {
        let text = DrawingCommand.text(TextRun(string: "a日", frame: rectangle))
        let commands: [DrawingCommand] = [
          .fill(outline, .black), .stroke(outline, .black, lineWidth: rectangle.size.width),
          .stroke(outline, .black, lineWidth: 1), text,
          .group(opacity: 1, clip: outline, commands: [text, .fill(outline, .black)]),
        ]
        let drawing = Drawing(size: CGSize(width: 40, height: 48), commands: commands)
        let canvas = TextCanvas(drawing, characterWidth: CanvasDrawing.width)
        #expect(canvas.text().count <= 40)
        #expect(SVGWriter(drawing).svg.hasSuffix("</svg>"))
      }
    }
  }

  @Test func `a rectangle with a negative size is the same area`() {
    let box = DrawingCommand.stroke(
      .rectangle(CGRect(x: 32, y: 48, width: -32, height: -48)), .black, lineWidth: 1)
    #expect(
      Make.canvas(4, 3, box).text() == """
        ┌──┐
        │  │
        └──┘
        """
    )
  }

  @Test func `an infinite fill covers the canvas`() {
    let everything = CGRect(x: -CGFloat.infinity, y: -1e300, width: .infinity, height: 2e300)
    #expect(Make.canvas(3, 2, .fill(.rectangle(everything), .black)).text() == "███\n███")
  }

  @Test func `a text of a million characters is cut at the largest width`() {
    let canvas = Make.canvas(4, 1, Make.text(String(repeating: "a", count: 1_000_000)))
    #expect(canvas.text() == "aaaa")
    let run = TextRun(
      string: String(repeating: "a", count: 1_000_000),
      frame: CGRect(x: 0, y: 0, width: 8, height: 16))
    let drawing = Drawing(size: CGSize(width: 8, height: 16), commands: [.text(run)])
    #expect(
      TextCanvas(drawing, characterWidth: CanvasDrawing.width).columns == TextCanvas.maximumColumns)
  }
}
