import Modifiers
import Rendering

/// Short ways to write the drawings of the canvas tests, measured in cells of 8 × 16 points.
enum CanvasDrawing {
  /// A stand-in for the measuring of columns that knows just the characters of these tests.
  static func width(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0..<0x20, 0x300..<0x370, 0x200B, 0x202E: return 0
    case 0x3000..<0xA000, 0xAC00..<0xD7A4, 0xFF00..<0xFF61, 0x1F300..<0x1FB00: return 2
    default: return 1
    }
  }

  static func area(_ column: CGFloat, _ row: CGFloat, _ columns: CGFloat, _ rows: CGFloat) -> CGRect
  {
    CGRect(x: column * 8, y: row * 16, width: columns * 8, height: rows * 16)
  }

  static func text(
    _ string: String, _ column: CGFloat = 0, _ row: CGFloat = 0, color: DrawingColor = .black,
    isBold: Bool = false, isItalic: Bool = false
  ) -> DrawingCommand {
    let width = string.reduce(0) { $0 + CanvasDrawing.width(of: $1) }
    return .text(
      TextRun(
        string: string, frame: area(column, row, CGFloat(width), 1), isBold: isBold,
        isItalic: isItalic, color: color))
  }

  static func box(
    _ column: CGFloat, _ row: CGFloat, _ columns: CGFloat, _ rows: CGFloat,
    color: DrawingColor = .black
  ) -> DrawingCommand {
    // As a border is drawn: a line of one point inside the frame.
    let line = area(column, row, columns, rows).insetBy(dx: 0.5, dy: 0.5)
    return .stroke(.rectangle(line), color, lineWidth: 1)
  }

  static func fill(
    _ column: CGFloat, _ row: CGFloat, _ columns: CGFloat, _ rows: CGFloat,
    color: DrawingColor = .black
  ) -> DrawingCommand {
    .fill(.rectangle(area(column, row, columns, rows)), color)
  }

  static func canvas(
    _ columns: CGFloat, _ rows: CGFloat, _ commands: DrawingCommand...
  ) -> TextCanvas {
    TextCanvas(
      Drawing(size: CGSize(width: columns * 8, height: rows * 16), commands: commands),
      characterWidth: width)
  }
}
