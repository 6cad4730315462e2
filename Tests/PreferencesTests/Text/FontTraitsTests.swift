import Modifiers
import Testing

/// What texts and the views around them change in a font.
@MainActor @Suite("F9 What changes a font") struct FontTraitsTests {
  /// What is drawn of each text: its size, with "b" for bold and "i" for italic.
  private func fonts(_ view: some View) throws -> [String] {
    let host = ViewHost(rootView: view)
    try host.update()
    return host.drawing.commands.map { command in
      guard case .text(let run) = command else { return "?" }
      return "\(Int(run.fontSize))" + (run.isBold ? "b" : "") + (run.isItalic ? "i" : "")
    }
  }

  @Test func `a text is bold, italic and of a weight`() throws {
    let text = Text("a").font(.title)
    #expect(try fonts(text.bold()) == ["28b"])
    #expect(try fonts(text.italic()) == ["28i"])
    #expect(try fonts(text.bold().italic()) == ["28bi"])
    #expect(try fonts(text.fontWeight(.heavy)) == ["28b"])
    #expect(try fonts(text.fontWeight(.medium)) == ["28"])
    #expect(try fonts(text.italic(false).bold(false)) == ["28"])
  }

  @Test func `a view changes the texts in it, whatever font they have`() throws {
    let texts = Group {
      Text("a").font(.title)
      Text("a")
    }
    #expect(try fonts(VStack { texts }.bold()) == ["28b", "16b"])
    #expect(try fonts(VStack { texts }.italic()) == ["28i", "16i"])
    #expect(try fonts(VStack { texts }.fontWeight(.semibold)) == ["28b", "16b"])
    #expect(try fonts(VStack { texts }.bold().font(.caption)) == ["28b", "12b"])
  }

  @Test func `what is not bold keeps the weight of its font`() throws {
    let headline = Text("a").font(.headline)
    #expect(try fonts(headline.bold(false)) == ["16b"])
    #expect(try fonts(VStack { headline }.bold(false)) == ["16b"])
    #expect(try fonts(VStack { Text("a") }.bold(false).font(.headline)) == ["16b"])
    #expect(try fonts(headline.fontWeight(nil)) == ["16b"])
  }

  @Test func `the nearest modifier wins`() throws {
    #expect(try fonts(VStack { Text("a").bold(false) }.bold()) == ["16"])
    #expect(try fonts(VStack { VStack { Text("a") }.bold(false) }.bold()) == ["16"])
    #expect(try fonts(VStack { Text("a").italic(false) }.italic()) == ["16"])
    #expect(try fonts(VStack { Text("a").fontWeight(.light) }.bold()) == ["16"])
    #expect(try fonts(VStack { VStack { Text("a") }.fontWeight(nil) }.fontWeight(.bold)) == ["16"])
    #expect(try fonts(VStack { Text("a").bold(false) }.fontWeight(.heavy)) == ["16b"])
    #expect(try fonts(VStack { Text("a").bold() }.fontWeight(.light)) == ["16b"])
  }

  @Test func `joined texts keep their own traits`() throws {
    let text = (Text("a").bold() + Text("b").fontWeight(.light) + Text("c")).italic()
    #expect(try fonts(VStack { text }.bold()) == ["16bi", "16i", "16bi"])
  }

  @Test func `a style of a text is seen in its place`() throws {
    func color(_ view: some View) throws -> DrawingColor? {
      let host = ViewHost(rootView: view)
      try host.update()
      guard case .text(let run) = host.drawing.commands.first else { return nil }
      return run.color
    }
    let faded = DrawingColor(Color.red.opacity(0.6))
    #expect(
      try color(VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red)) == faded)
    #expect(
      try color(VStack { Text("a").foregroundStyle(.foreground) }.foregroundStyle(.red))
        == DrawingColor(Color.red))
    #expect(
      try color(VStack { Text("a").foregroundStyle(.blue) }.foregroundStyle(.red))
        == DrawingColor(Color.blue))
    #expect(try color(Text("a").foregroundStyle(.secondary)) == DrawingColor(Color.secondary))
  }

  @Test func `texts are equal if they are drawn alike`() {
    let text = Text("a")
    #expect(text.foregroundStyle(.red) == text.foregroundColor(.red))
    #expect(text.foregroundStyle(.secondary) == text.foregroundStyle(AnyShapeStyle(.secondary)))
    #expect(text.foregroundStyle(.secondary) != text.foregroundStyle(.tertiary))
    #expect(text.foregroundStyle(.red) != text.foregroundStyle(.primary))
    #expect(text.bold() != text.bold(false))
    #expect(text.bold() == text.bold(true))
  }
}
