import Modifiers
import Rendering
import Testing

struct TextCanvasFillTests {
  private typealias Make = CanvasDrawing

  private func gray(_ brightness: Double, opacity: Double = 1) -> DrawingColor {
    DrawingColor(red: brightness, green: brightness, blue: brightness, opacity: opacity)
  }

  @Test func `the darker a fill, the fuller its shade`() {
    let canvas = Make.canvas(
      5, 1, Make.fill(0, 0, 1, 1, color: gray(0.8)), Make.fill(1, 0, 1, 1, color: gray(0.5)),
      Make.fill(2, 0, 1, 1, color: gray(0.3)), Make.fill(3, 0, 1, 1, color: gray(0)),
      Make.fill(4, 0, 1, 1, color: gray(1)))
    #expect(canvas.text() == "░▒▓█")
  }

  @Test func `the more transparent a fill, the lighter its shade`() {
    let canvas = Make.canvas(
      5, 1, Make.fill(0, 0, 1, 1, color: gray(0, opacity: 0.2)),
      Make.fill(1, 0, 1, 1, color: gray(0, opacity: 0.4)),
      Make.fill(2, 0, 1, 1, color: gray(0, opacity: 0.7)),
      Make.fill(3, 0, 1, 1, color: gray(0, opacity: 0)))
    #expect(canvas.text() == "░▒▓")
  }

  @Test func `transparent fills add up`() {
    let light = gray(0, opacity: 0.2)
    let canvas = Make.canvas(
      3, 1, Make.fill(0, 0, 2, 1, color: light), Make.fill(1, 0, 2, 1, color: light))
    #expect(canvas.text() == "░▒░")
  }

  @Test func `text stands in a fill, and its blanks clear the shade`() {
    let canvas = Make.canvas(
      9, 3, Make.fill(0, 0, 9, 3, color: gray(0.8)),
      Make.text("Hi there", 0, 1))
    #expect(
      canvas.text() == """
        ░░░░░░░░░
        Hi there░
        ░░░░░░░░░
        """
    )
  }

  @Test func `a fill hides what was drawn before if it is at least half opaque`() {
    let before = Make.text("abcd")
    let half = Make.fill(0, 0, 2, 1, color: gray(0, opacity: 0.5))
    let less = Make.fill(2, 0, 2, 1, color: gray(0, opacity: 0.4))
    #expect(Make.canvas(4, 1, before, half, less).text() == "▒▒cd")
  }

  @Test func `a white card hides the lines behind it`() {
    let canvas = Make.canvas(
      9, 4, Make.box(0, 0, 6, 4), Make.fill(3, 1, 6, 2, color: gray(1)), Make.box(3, 1, 6, 2))
    #expect(
      canvas.text() == """
        ┌────┐
        │  ┌────┐
        │  └────┘
        └────┘
        """
    )
  }

  @Test func `a round fill leaves its corners out`() {
    let ellipse = DrawingCommand.fill(.ellipse(CanvasDrawing.area(0, 0, 12, 5)), .black)
    #expect(
      Make.canvas(12, 5, ellipse).text() == """
          ████████
         ██████████
        ████████████
         ██████████
          ████████
        """
    )
    let capsule = DrawingCommand.fill(.capsule(CanvasDrawing.area(0, 0, 10, 3)), .black)
    #expect(
      Make.canvas(10, 3, capsule).text() == """
         ████████
        ██████████
         ████████
        """
    )
  }

  @Test func `areas that touch in points touch in cells, wherever they begin`() {
    for offset in stride(from: CGFloat(-16), through: 16, by: 0.5) {
      let halves = (0..<6).map { index in
        DrawingCommand.fill(
          .rectangle(CGRect(x: offset + CGFloat(index) * 20.5, y: 0, width: 20.5, height: 16)),
          DrawingColor(red: 0, green: 0, blue: 0, opacity: 0.4))
      }
      let drawing = Drawing(size: CGSize(width: 160, height: 16), commands: halves)
      let text = TextCanvas(drawing, characterWidth: CanvasDrawing.width).text()
      // A gap would be a blank, an overlap a darker shade.
      #expect(Set(text.drop { $0 == " " }) == ["▒"])
    }
  }

  @Test func `a fill smaller than a cell is a dot, and any other at least one cell`() {
    func draw(_ outline: Outline) -> String { Make.canvas(1, 1, .fill(outline, .black)).text() }
    #expect(draw(.ellipse(CGRect(x: 0, y: 4, width: 8, height: 8))) == "●")
    #expect(draw(.ellipse(CGRect(x: 1, y: 5, width: 6, height: 6))) == "●")
    #expect(draw(.rectangle(CGRect(x: 1, y: 5, width: 6, height: 6))) == "■")
    #expect(draw(.rectangle(CGRect(x: 1.5, y: 3, width: 5, height: 9))) == "█")
    #expect(draw(.rectangle(CGRect(x: 1, y: 1, width: 0, height: 9))) == "")
  }
}
