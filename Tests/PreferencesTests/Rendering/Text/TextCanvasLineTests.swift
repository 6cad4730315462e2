import Modifiers
import Rendering
import Testing

struct TextCanvasLineTests {
  private typealias Make = CanvasDrawing

  @Test func `a border is drawn inside its frame`() {
    let canvas = Make.canvas(7, 3, Make.box(0, 0, 7, 3), Make.text("Hello", 1, 1))
    #expect(
      canvas.text() == """
        ┌─────┐
        │Hello│
        └─────┘
        """
    )
  }

  @Test func `boxes that share a column or a row are joined`() {
    let canvas = Make.canvas(
      9, 5, Make.box(0, 0, 5, 3), Make.box(4, 0, 5, 3), Make.box(0, 2, 5, 3),
      Make.box(4, 2, 5, 3))
    #expect(
      canvas.text() == """
        ┌───┬───┐
        │   │   │
        ├───┼───┤
        │   │   │
        └───┴───┘
        """
    )
  }

  @Test func `boxes that cross are joined where their lines meet`() {
    let canvas = Make.canvas(10, 5, Make.box(0, 0, 7, 4), Make.box(3, 1, 7, 4))
    #expect(
      canvas.text() == """
        ┌─────┐
        │  ┌──┼──┐
        │  │  │  │
        └──┼──┘  │
           └─────┘
        """
    )
  }

  @Test func `boxes side by side keep their own lines`() {
    let canvas = Make.canvas(8, 3, Make.box(0, 0, 4, 3), Make.box(4, 0, 4, 3))
    #expect(
      canvas.text() == """
        ┌──┐┌──┐
        │  ││  │
        └──┘└──┘
        """
    )
  }

  @Test func `a line in a box joins it, a line alone has full ends`() {
    let divider = DrawingCommand.fill(
      .rectangle(CGRect(x: 0, y: 40, width: 56, height: 1)), .black)
    let upright = DrawingCommand.fill(
      .rectangle(CGRect(x: 20, y: 33, width: 1, height: 47)), .black)
    #expect(
      Make.canvas(7, 5, Make.box(0, 0, 7, 5), divider, upright).text() == """
        ┌─────┐
        │     │
        ├─┬───┤
        │ │   │
        └─┴───┘
        """
    )
    #expect(Make.canvas(7, 3, divider).text() == "\n\n───────")
    #expect(Make.canvas(7, 5, upright).text() == "\n\n  │\n  │\n  │")
  }

  @Test func `round outlines have round corners`() {
    let bounds = CanvasDrawing.area(0, 0, 6, 3).insetBy(dx: 0.5, dy: 0.5)
    let picture = """
      ╭────╮
      │    │
      ╰────╯
      """
    let outlines: [Outline] = [
      .roundedRectangle(bounds, cornerRadius: 8), .capsule(bounds), .ellipse(bounds),
    ]
    for outline in outlines {
      #expect(Make.canvas(6, 3, .stroke(outline, .black, lineWidth: 1)).text() == picture)
    }
    let square = Outline.roundedRectangle(bounds, cornerRadius: 0)
    #expect(Make.canvas(6, 1, .stroke(square, .black, lineWidth: 1)).text() == "┌────┐")
  }

  @Test func `text wins over the line of a tight box, in either order`() {
    let box = Make.box(0, 0, 6, 3)
    let text = Make.text("title", 1, 0)
    let picture = """
      ┌title
      │    │
      └────┘
      """
    #expect(Make.canvas(6, 3, box, text).text() == picture)
    #expect(Make.canvas(6, 3, text, box).text() == picture)
  }

  @Test func `a box one row high shows its sides`() {
    #expect(Make.canvas(4, 1, Make.box(0, 0, 4, 1), Make.text("Go", 1)).text() == "│Go│")
    #expect(Make.canvas(2, 1, Make.box(0, 0, 2, 1), Make.text("Go")).text() == "Go")
  }

  @Test func `a box one column wide is a line`() {
    #expect(Make.canvas(1, 3, Make.box(0, 0, 1, 3)).text() == "│\n│\n│")
  }

  @Test func `a wide line is one cell thick and reaches out from its outline`() {
    let outline = Outline.rectangle(CanvasDrawing.area(1, 1, 4, 2))
    let canvas = Make.canvas(6, 4, .stroke(outline, .black, lineWidth: 20))
    #expect(
      canvas.text() == """
        ┌────┐
        │    │
        └────┘

        """
    )
  }

  @Test(arguments: [0, -1, CGFloat.nan])
  func `a line without width is not drawn`(lineWidth: CGFloat) {
    let outline = Outline.rectangle(CanvasDrawing.area(0, 0, 4, 2))
    #expect(Make.canvas(4, 2, .stroke(outline, .black, lineWidth: lineWidth)).text() == "\n")
  }
}
