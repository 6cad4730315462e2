import Modifiers
import Rendering

extension Exhibit {
  /// Everything that the gallery shows, in order.
  static let all: [Exhibit] = [welcome]
}

extension Exhibit {
  private static let welcome = Exhibit(
    name: "welcome",
    title: "A drawing",
    summary: "The same display list, drawn with characters and written as SVG.",
    pictures: [
      Picture("Text") { isColored in
        TextCanvas(greeting, characterWidth: DisplayWidth.character).text(isColored: isColored)
      },
      Picture("SVG", text: SVGWriter(greeting).svg),
    ]
  )

  private static let greeting = Drawing(
    size: CGSize(width: 136, height: 48),
    commands: [
      .stroke(
        .roundedRectangle(CGRect(x: 0.5, y: 0.5, width: 135, height: 47), cornerRadius: 8),
        DrawingColor(red: 0.2, green: 0.4, blue: 0.9), lineWidth: 1),
      .text(
        TextRun(string: "Hello There", frame: CGRect(x: 24, y: 16, width: 88, height: 16))),
    ]
  )
}
