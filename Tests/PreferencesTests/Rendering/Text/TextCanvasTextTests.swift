import Modifiers
import Rendering
import Testing

struct TextCanvasTextTests {
  private typealias Make = CanvasDrawing

  @Test func `wide characters take two cells and push what follows`() {
    let canvas = Make.canvas(
      10, 3, Make.box(0, 0, 10, 3), Make.text("日本語", 1, 1), Make.text("ok", 7, 1))
    #expect(
      canvas.text() == """
        ┌────────┐
        │日本語ok│
        └────────┘
        """
    )
  }

  @Test func `emoji of several scalars stand in two cells`() {
    let canvas = Make.canvas(8, 1, Make.text("👨‍👩‍👧|👍🏽|🇨🇭"))
    #expect(canvas.text() == "👨‍👩‍👧|👍🏽|🇨🇭")
    #expect(Make.canvas(8, 1, Make.text("👨‍👩‍👧👨‍👩‍👧"), Make.text("x", 4)).text() == "👨‍👩‍👧👨‍👩‍👧x")
  }

  @Test func `overwriting a half of a wide character clears the other half`() {
    #expect(Make.canvas(4, 1, Make.text("日本"), Make.text("x", 1)).text() == " x本")
    #expect(Make.canvas(4, 1, Make.text("日本"), Make.text("x", 0)).text() == "x 本")
    #expect(Make.canvas(4, 1, Make.text("日本"), Make.text("語", 1)).text() == " 語")
    #expect(Make.canvas(4, 1, Make.text("日本"), Make.fill(2, 0, 1, 1)).text() == "日█")
    #expect(Make.canvas(4, 1, Make.text("日本"), Make.fill(3, 0, 1, 1)).text() == "日 █")
  }

  @Test func `combining marks stay on their base`() {
    #expect(Make.canvas(4, 1, Make.text("e\u{301}a"), Make.text("|", 2)).text() == "e\u{301}a|")
  }

  @Test func `a mark at the start of a text joins the character before it`() {
    let mark = DrawingCommand.text(
      TextRun(string: "\u{301}a", frame: CanvasDrawing.area(1, 0, 1, 1)))
    #expect(Make.canvas(2, 1, Make.text("e"), mark).text() == "e\u{301}a")
    #expect(Make.canvas(2, 1, mark).text() == " a")
    let afterWide = DrawingCommand.text(
      TextRun(string: "\u{302}", frame: CanvasDrawing.area(2, 0, 1, 1)))
    #expect(Make.canvas(3, 1, Make.text("日"), afterWide).text() == "日\u{302}")
  }

  @Test func `invisible characters are left out`() {
    #expect(Make.canvas(3, 1, Make.text("a\u{200B}b\u{202E}c")).text() == "abc")
  }

  @Test func `control characters never reach a terminal`() {
    #expect(Make.canvas(9, 1, Make.text("a\u{1B}[2Jb\r\nc\u{7}")).text() == "a[2Jbc")
    let run = TextRun(string: "a\u{1B}\n\tb", frame: CanvasDrawing.area(0, 0, 5, 1))
    let canvas = TextCanvas(
      Drawing(size: CGSize(width: 40, height: 16), commands: [.text(run)]),
      characterWidth: { _ in 1 })
    #expect(canvas.text() == "a\u{FFFD}\u{FFFD} b")
  }

  @Test func `the blanks of a text hide text and lines as its letters do`() {
    let canvas = Make.canvas(
      5, 3, Make.text("abcde"), Make.text("x   y"), Make.box(0, 1, 5, 2), Make.text("a b", 1, 1),
      Make.text(" b ", 1, 2))
    #expect(canvas.text() == "x   y\n┌a b┐\n└ b ┘")
  }

  @Test func `text that leaves the canvas is cut at its edges`() {
    let canvas = Make.canvas(
      4, 2, Make.text("abcdef", -1, 0), Make.text("日本語", -1, 1), Make.text("below", 0, 2))
    #expect(canvas.text() == "bcde\n 本")
  }

  @Test func `a small font inside the picture makes the canvas wider`() {
    let caption = TextRun(
      string: "twelve chars", frame: CGRect(x: 0, y: 0, width: 72, height: 12), fontSize: 12)
    let drawing = Drawing(size: CGSize(width: 72, height: 12), commands: [.text(caption)])
    let canvas = TextCanvas(drawing, characterWidth: CanvasDrawing.width)
    #expect(canvas.text() == "twelve chars")
    #expect(canvas.columns == 12)
    #expect(canvas.rows == 1)
  }

  @Test func `a large font is drawn in the row that holds its middle`() {
    let title = TextRun(
      string: "Big", frame: CGRect(x: 0, y: 0, width: 51, height: 34), fontSize: 34)
    let drawing = Drawing(size: CGSize(width: 51, height: 34), commands: [.text(title)])
    #expect(TextCanvas(drawing, characterWidth: CanvasDrawing.width).text() == "\nBig")
  }
}
