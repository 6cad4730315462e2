import Modifiers
import Rendering
import Testing

struct TextCanvasGroupTests {
  private typealias Make = CanvasDrawing

  @Test(arguments: [0, -1, Double.nan])
  func `a group without opacity is hidden`(opacity: Double) {
    let group = DrawingCommand.group(
      opacity: opacity, clip: nil,
      commands: [Make.text("hidden"), Make.box(0, 0, 6, 1), Make.fill(0, 0, 6, 1)])
    #expect(Make.canvas(6, 1, group).text() == "")
  }

  @Test func `opacity makes fills lighter and leaves text`() {
    let group = DrawingCommand.group(
      opacity: 0.5, clip: nil,
      commands: [
        .group(opacity: 0.4, clip: nil, commands: [Make.fill(0, 0, 4, 1)]), Make.text("ab"),
      ])
    #expect(Make.canvas(4, 1, group).text() == "ab░░")
  }

  @Test func `a clip cuts text, lines and fills`() {
    let content = [
      Make.fill(0, 0, 10, 4, color: DrawingColor(red: 0.8, green: 0.8, blue: 0.8)),
      Make.box(0, 0, 10, 4), Make.text("abcdefgh", 1, 1), Make.text("日本語", 1, 2),
    ]
    let clip = Outline.rectangle(CanvasDrawing.area(2, 1, 4, 3))
    #expect(
      Make.canvas(10, 4, .group(opacity: 1, clip: clip, commands: content)).text() == """

          bcde
          ░本░
          ────
        """
    )
  }

  @Test func `clips inside each other cut to what they share`() {
    let inner = DrawingCommand.group(
      opacity: 1, clip: .rectangle(CanvasDrawing.area(3, 0, 9, 1)),
      commands: [Make.text("abcdefgh")])
    let outer = DrawingCommand.group(
      opacity: 1, clip: .rectangle(CanvasDrawing.area(0, 0, 5, 1)),
      commands: [inner, Make.text("ABCDEFGH", 0, 1)])
    #expect(Make.canvas(8, 2, outer, Make.text("z", 7, 1)).text() == "   de\n       z")
  }

  @Test func `a round clip cuts corners`() {
    let group = DrawingCommand.group(
      opacity: 1, clip: .capsule(CanvasDrawing.area(0, 0, 10, 3)),
      commands: [
        Make.text("aaaaaaaaaa", 0, 0), Make.text("bbbbbbbbbb", 0, 1), Make.text("cccccccccc", 0, 2),
      ])
    #expect(
      Make.canvas(10, 3, group).text() == """
         aaaaaaaa
        bbbbbbbbbb
         cccccccc
        """
    )
  }

  @Test(
    arguments: [
      CGRect.zero, CGRect(x: 20, y: 0, width: 0, height: 16),
      CGRect(x: CGFloat.nan, y: 0, width: 8, height: 8), CGRect(x: 900, y: 0, width: 8, height: 8),
    ])
  func `a clip that holds no cell hides its group`(clip: CGRect) {
    let group = DrawingCommand.group(
      opacity: 1, clip: .ellipse(clip), commands: [Make.text("hidden")])
    #expect(Make.canvas(6, 1, group, Make.text("x", 5)).text() == "     x")
  }

  @Test func `commands after a group are drawn without its clip, in order`() {
    let group = DrawingCommand.group(
      opacity: 1, clip: .rectangle(CanvasDrawing.area(0, 0, 1, 1)), commands: [Make.text("ab")])
    #expect(Make.canvas(3, 1, Make.text("xyz"), group, Make.text("c", 2)).text() == "ayc")
  }

  @Test func `groups 10,000 levels deep are drawn without recursion`() {
    var command = Make.text("deep")
    for _ in 0..<10_000 { command = .group(opacity: 1, clip: nil, commands: [command]) }
    #expect(Make.canvas(4, 1, command).text() == "deep")
  }
}
