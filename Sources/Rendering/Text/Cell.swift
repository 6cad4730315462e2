/// What stands in one cell of a canvas.
struct Cell: Equatable {
  /// The character that begins in the cell; a space for the blanks of a text.
  var glyph: Character?
  /// Whether the cell is the right half of the character in the cell before.
  var isContinuation = false
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  /// The lines that run through the cell.
  var arms: LineArms = []
  var isRounded = false
  /// The color of the glyph, or of the lines if there is none.
  var ink = CellColor(red: 0, green: 0, blue: 0)
  /// The color of all fills up to now; nil where nothing was filled.
  var background: CellColor?

  /// Whether the cell belongs to a text, and so shows no line.
  var hasText: Bool { isContinuation || glyph != nil }

  /// Takes over the style of another cell's text, with a glyph.
  mutating func setText(_ text: Cell, glyph: Character?) {
    self.glyph = glyph
    isBold = text.isBold
    isItalic = text.isItalic
    isUnderlined = text.isUnderlined
    isStruckThrough = text.isStruckThrough
    ink = text.ink
  }

  /// The character to write for the cell, nil for the right half of a wide one.
  ///
  /// Text, its blanks included, wins over lines, and lines over the shade of a fill.
  func character(isColored: Bool) -> Character? {
    if isContinuation { return nil }
    if let glyph { return glyph }
    if !arms.isEmpty { return arms.character(isRounded: isRounded) }
    if isColored { return " " }
    return background?.shade ?? " "
  }
}
