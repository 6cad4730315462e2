import Modifiers
import Rendering
import Testing

struct TextCanvasColorTests {
  private typealias Make = CanvasDrawing
  private let red = DrawingColor(red: 1, green: 0, blue: 0)
  private let blue = DrawingColor(red: 0, green: 0, blue: 1)

  /// The colored text with a readable letter for the escape character.
  private func colored(_ canvas: TextCanvas) -> String {
    canvas.text(isColored: true).replacing("\u{1B}", with: "␛")
  }

  @Test func `black text on nothing has the terminal's own color`() {
    #expect(colored(Make.canvas(5, 1, Make.text("plain"))) == "plain")
  }

  @Test func `a color is switched on once and off at the end of the line`() {
    let canvas = Make.canvas(
      9, 2, Make.text("red", 0, 0, color: red), Make.text("too", 4, 0, color: red),
      Make.text("red", 0, 1, color: red))
    #expect(colored(canvas) == "␛[38;2;255;0;0mred too␛[0m\n␛[38;2;255;0;0mred␛[0m")
  }

  @Test func `only what changes is switched`() {
    let canvas = Make.canvas(
      4, 1, Make.text("a", 0, color: red), Make.text("b", 1, color: red, isBold: true),
      Make.text("c", 2, color: red, isBold: true, isItalic: true),
      Make.text("d", 3, color: blue, isItalic: true))
    #expect(
      colored(canvas)
        == "␛[38;2;255;0;0ma␛[1mb␛[3mc␛[22;38;2;0;0;255md␛[0m")
  }

  @Test func `a fill is a background, not a shade`() {
    let canvas = Make.canvas(4, 1, Make.fill(0, 0, 4, 1, color: blue), Make.text("ab", 1))
    #expect(colored(canvas) == "␛[48;2;0;0;255m ␛[38;2;0;0;0mab ␛[0m")
  }

  @Test func `blanks after a fill have no background, and none is left at the end`() {
    let canvas = Make.canvas(
      6, 1, Make.fill(0, 0, 1, 1, color: blue), Make.text("a", 2), Make.text("   ", 3))
    #expect(colored(canvas) == "␛[48;2;0;0;255m ␛[0m a")
  }

  @Test func `what lets a fill through is mixed with it, on nothing it is faint`() {
    let half = DrawingColor(red: 1, green: 0, blue: 0, opacity: 0.5)
    let gray = DrawingColor(red: 0, green: 0, blue: 0, opacity: 0.5)
    let canvas = Make.canvas(
      3, 1, Make.fill(0, 0, 1, 1, color: blue), Make.text("a", 0, color: half),
      Make.text("b", 1, color: half), Make.text("c", 2, color: gray))
    #expect(
      colored(canvas)
        == "␛[38;2;128;0;127;48;2;0;0;255ma␛[2;38;2;255;0;0;49mb␛[39mc␛[0m")
  }

  @Test func `from bold to faint one code ends the other`() {
    let gray = DrawingColor(red: 0, green: 0, blue: 0, opacity: 0.5)
    let canvas = Make.canvas(
      3, 1, Make.text("a", 0, isBold: true), Make.text("b", 1, color: gray, isBold: true),
      Make.text("c", 2, color: gray))
    #expect(colored(canvas) == "␛[1ma␛[2mb␛[22;2mc␛[0m")
  }

  @Test func `lines have the color of the last one, unless text stands in the cell`() {
    let canvas = Make.canvas(
      3, 2, Make.box(0, 0, 3, 2, color: red), Make.text("x", 1, 0),
      Make.box(0, 0, 3, 2, color: blue))
    #expect(
      colored(canvas)
        == "␛[38;2;0;0;255m┌␛[0mx␛[38;2;0;0;255m┐␛[0m\n␛[38;2;0;0;255m└─┘␛[0m")
  }

  @Test func `without colors the same canvas has no escape sequence`() {
    let canvas = Make.canvas(4, 1, Make.text("日", 1, color: red, isBold: true))
    #expect(canvas.text() == " 日")
    #expect(colored(canvas) == " ␛[1;38;2;255;0;0m日␛[0m")
  }
}
