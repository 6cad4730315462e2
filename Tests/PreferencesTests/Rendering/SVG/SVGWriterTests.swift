import Modifiers
import Rendering
import Testing

struct SVGWriterTests {
  private let bounds = CGRect(x: 0, y: 8, width: 40, height: 20)

  /// The lines between the root's start and end.
  private func body(_ commands: DrawingCommand...) -> String {
    let size = CGSize(width: 40, height: 40)
    let lines = SVGWriter(Drawing(size: size, commands: commands)).svg.split(separator: "\n")
    return lines.dropFirst().dropLast().joined(separator: "\n")
  }

  @Test func `an empty drawing is an empty picture`() {
    #expect(
      SVGWriter(Drawing()).svg == """
        <svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" viewBox="0 0 0 0" \
        font-family="ui-monospace, Menlo, Consolas, monospace">
        </svg>
        """
    )
  }

  @Test func `a picture has the drawing's size`() {
    let drawing = Drawing(size: CGSize(width: 100.0 / 3, height: 64))
    #expect(
      SVGWriter(drawing).svg == """
        <svg xmlns="http://www.w3.org/2000/svg" width="33.33" height="64" \
        viewBox="0 0 33.33 64" font-family="ui-monospace, Menlo, Consolas, monospace">
        </svg>
        """
    )
  }

  @Test func `text is forced to its measured width and stands on its baseline`() {
    let run = TextRun(string: "Hello There", frame: CGRect(x: 20, y: 24, width: 88, height: 16))
    #expect(
      body(.text(run)) == """
        <text x="20" y="36.8" textLength="88" lengthAdjust="spacingAndGlyphs" font-size="16" \
        fill="#000000" xml:space="preserve">Hello There</text>
        """
    )
  }

  @Test func `bold, italic and color are attributes`() {
    let color = DrawingColor(red: 1, green: 0.5, blue: 0.01, opacity: 1.0 / 3)
    let run = TextRun(
      string: "a", frame: CGRect(x: 0, y: 0, width: 17, height: 40), fontSize: 34, isBold: true,
      isItalic: true, color: color)
    #expect(
      body(.text(run)) == """
        <text x="0" y="30.2" textLength="17" lengthAdjust="spacingAndGlyphs" font-size="34" \
        font-weight="bold" font-style="italic" fill="#ff8003" fill-opacity="0.333" \
        xml:space="preserve">a</text>
        """
    )
  }

  @Test func `characters with a meaning are escaped, forbidden ones replaced`() {
    let string = "<script>alert(\"&'\")</script>\u{0}\u{1B}[0m\r\n\u{FFFF}\u{85}é日👍🏽"
    let run = TextRun(string: string, frame: CGRect(x: 0, y: 0, width: 0, height: 16))
    #expect(
      body(.text(run)) == """
        <text x="0" y="12.8" font-size="16" fill="#000000" xml:space="preserve">\
        &lt;script&gt;alert(&quot;&amp;&#39;&quot;)&lt;/script&gt;\
        \u{FFFD}\u{FFFD}[0m\u{FFFD}
        \u{FFFD}\u{FFFD}é日👍🏽</text>
        """
    )
  }

  @Test func `outlines become elements`() {
    #expect(
      body(
        .fill(.rectangle(bounds), .black),
        .fill(.roundedRectangle(bounds, cornerRadius: 4), .white),
        .fill(.roundedRectangle(bounds, cornerRadius: 400), .white),
        .fill(.ellipse(bounds), .black),
        .stroke(.capsule(bounds), DrawingColor(red: 0, green: 0, blue: 1), lineWidth: 1.5),
        .stroke(
          .rectangle(bounds), DrawingColor(red: 0, green: 0, blue: 0, opacity: 0.5), lineWidth: 1)
      ) == """
        <rect x="0" y="8" width="40" height="20" fill="#000000"/>
        <rect x="0" y="8" width="40" height="20" rx="4" fill="#ffffff"/>
        <rect x="0" y="8" width="40" height="20" rx="10" fill="#ffffff"/>
        <ellipse cx="20" cy="18" rx="20" ry="10" fill="#000000"/>
        <rect x="0" y="8" width="40" height="20" rx="10" fill="none" stroke="#0000ff" stroke-width="1.5"/>
        <rect x="0" y="8" width="40" height="20" fill="none" stroke="#000000" stroke-opacity="0.5" stroke-width="1"/>
        """
    )
  }

  @Test func `what cannot be seen is left out`() {
    let nan = CGRect(x: CGFloat.nan, y: 0, width: 8, height: 8)
    #expect(
      body(
        .fill(.rectangle(.zero), .black), .fill(.rectangle(bounds), .clear),
        .fill(.ellipse(nan), .black), .stroke(.rectangle(bounds), .black, lineWidth: 0),
        .stroke(.rectangle(bounds), .black, lineWidth: .nan),
        .text(TextRun(string: "", frame: bounds)), .text(TextRun(string: "a", frame: nan)),
        .text(TextRun(string: "a", frame: bounds, fontSize: .nan)),
        .group(opacity: 0, clip: nil, commands: [.fill(.rectangle(bounds), .black)]),
        .group(opacity: 1, clip: .ellipse(nan), commands: [.fill(.rectangle(bounds), .black)]),
        .group(opacity: 1, clip: .ellipse(bounds), commands: [])
      ) == ""
    )
  }

  @Test func `negative and infinite rectangles are drawn in their limits`() {
    let negative = CGRect(x: 40, y: 28, width: -40, height: -20)
    let huge = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1e300)
    #expect(
      body(.fill(.rectangle(negative), .black), .fill(.capsule(huge), .black)) == """
        <rect x="0" y="8" width="40" height="20" fill="#000000"/>
        <rect x="0" y="0" width="1000000" height="1000000" rx="500000" fill="#000000"/>
        """
    )
  }

  @Test func `groups have opacity and clips with ids of their own`() {
    let fill = DrawingCommand.fill(.rectangle(bounds), .black)
    #expect(
      body(
        .group(
          opacity: 0.5, clip: .rectangle(bounds),
          commands: [.group(opacity: 1, clip: .ellipse(bounds), commands: [fill])]),
        .group(opacity: 0.25, clip: nil, commands: [fill]),
        .group(opacity: 1, clip: nil, commands: [fill])
      ) == """
        <clipPath id="clip1"><rect x="0" y="8" width="40" height="20"/></clipPath>
        <g opacity="0.5" clip-path="url(#clip1)">
        <clipPath id="clip2"><ellipse cx="20" cy="18" rx="20" ry="10"/></clipPath>
        <g clip-path="url(#clip2)">
        <rect x="0" y="8" width="40" height="20" fill="#000000"/>
        </g>
        </g>
        <g opacity="0.25">
        <rect x="0" y="8" width="40" height="20" fill="#000000"/>
        </g>
        <rect x="0" y="8" width="40" height="20" fill="#000000"/>
        """
    )
  }

  @Test func `the name of clips can be chosen, and only plain letters of it count`() {
    let group = DrawingCommand.group(
      opacity: 1, clip: .rectangle(bounds), commands: [.fill(.rectangle(bounds), .black)])
    let svg = SVGWriter(Drawing(commands: [group]), clipName: "card-1\"><é ").svg
    #expect(svg.contains("<clipPath id=\"card-11\">"))
    #expect(svg.contains("clip-path=\"url(#card-11)\""))
  }

  @Test func `groups 10,000 levels deep are written without recursion`() {
    var command = DrawingCommand.fill(.rectangle(bounds), .black)
    for _ in 0..<10_000 { command = .group(opacity: 0.999, clip: nil, commands: [command]) }
    let svg = SVGWriter(Drawing(commands: [command])).svg
    #expect(svg.split(separator: "\n").count == 20_003)
  }

  @Test func `the same drawing gives the same characters`() {
    let drawing = Drawing(
      size: CGSize(width: 40, height: 40),
      commands: [
        .group(opacity: 1, clip: .rectangle(bounds), commands: [.fill(.ellipse(bounds), .black)])
      ])
    let writer = SVGWriter(drawing)
    #expect(writer.svg == writer.svg)
    #expect(writer.svg == SVGWriter(drawing).svg)
  }
}
