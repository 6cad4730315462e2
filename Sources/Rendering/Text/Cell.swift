/// What stands in one cell of a canvas.
struct Cell: Equatable {
  /// The character that begins in the cell.
  var glyph: Character?
  /// Whether the cell is the right half of the character in the cell before.
  var isContinuation = false
  var isBold = false
  var isItalic = false
  /// The lines that run through the cell.
  var arms: LineArms = []
  var isRounded = false
  /// The color of the glyph, or of the lines if there is none.
  var ink = CellColor(red: 0, green: 0, blue: 0)
  /// The color of all fills up to now; nil where nothing was filled.
  var background: CellColor?

  /// Whether the cell shows a character, and so no line.
  var hasText: Bool { isContinuation || (glyph != nil && glyph != " ") }

  /// The character to write for the cell, nil for the right half of a wide one.
  ///
  /// Text wins over lines, lines over the blanks of a text, blanks over the shade of a fill.
  func character(isColored: Bool) -> Character? {
    if isContinuation { return nil }
    if hasText { return glyph }
    if !arms.isEmpty { return arms.character(isRounded: isRounded) }
    if isColored || glyph == " " { return " " }
    return background?.shade ?? " "
  }
}
