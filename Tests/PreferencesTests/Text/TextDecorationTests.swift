import Modifiers
import Rendering
import Testing

/// Lines under texts and through them, and the room between characters, as both renderers draw
/// them.
@MainActor struct TextDecorationTests {
  private func run(_ view: some View) throws -> TextRun? {
    let host = ViewHost(rootView: view)
    try host.update()
    guard case .text(let run) = host.drawing.commands.first else { return nil }
    return run
  }

  private func terminal(_ view: some View) throws -> String {
    let renderer = TextRenderer(content: view)
    renderer.color = true
    return try renderer.text.replacing("\u{1B}", with: "␛")
  }

  @Test func `a text and a view around it say the lines, the nearest wins`() throws {
    let solid = TextDecoration()
    #expect(try run(Text("a").underline())?.underline == solid)
    #expect(try run(Text("a").strikethrough())?.strikethrough == solid)
    #expect(try run(VStack { Text("a") }.underline())?.underline == solid)
    #expect(try run(VStack { Text("a").underline(false) }.underline())?.underline == nil)
    #expect(
      try run(VStack { Text("a") }.strikethrough(false).strikethrough())?.strikethrough == nil)
    #expect(
      try run(Text("a").underline(pattern: .dash, color: .red))?.underline
        == TextDecoration(pattern: .dash, color: DrawingColor(Color.red)))
  }

  @Test func `a terminal shows lines, blanks included`() throws {
    #expect(try terminal(Text("a b").underline()) == "␛[4ma b␛[0m")
    #expect(try terminal(Text("a ").strikethrough() + Text("b")) == "␛[9ma ␛[0mb")
    #expect(
      try terminal(Text("a").underline() + Text("b").strikethrough()) == "␛[4ma␛[24;9mb␛[0m")
    #expect(
      try terminal(
        HStack(spacing: 16) {
          Text("a").underline(); Text("b").underline()
        })
        == "␛[4ma␛[0m  ␛[4mb␛[0m")
    #expect(try TextRenderer(content: Text("a b").underline()).text == "a b")
  }

  @Test func `SVG shows lines with pattern and color`() throws {
    let both = Text("a").underline(pattern: .dot).strikethrough(color: .red)
    let svg = try SVGRenderer(content: both).svg
    #expect(svg.contains(#"text-decoration="underline dotted""#))
    #expect(svg.contains(#"<tspan text-decoration="line-through #ff3b30">a</tspan>"#))
    #expect(try !SVGRenderer(content: Text("a")).svg.contains("decoration"))
  }

  @Test func `characters that stand apart are drawn apart`() throws {
    #expect(try TextRenderer(content: Text("abc").kerning(8).border(.black)).text == "a b c")
    #expect(try TextRenderer(content: Text("abc").kerning(2)).text == "abc")
    #expect(
      try SVGRenderer(content: Text("abc").kerning(2)).svg.contains(
        #"textLength="30" lengthAdjust="spacing""#))
  }
}
