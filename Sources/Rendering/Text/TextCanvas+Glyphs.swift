import Modifiers

extension TextCanvas {
  /// The number of cells that a character takes: blanks, a tab for example, up to 8, others up to 2.
  static func cells(of character: Character, _ characterWidth: (Character) -> Int) -> Int {
    min(max(characterWidth(character), 0), character.isWhitespace ? 8 : 2)
  }

  /// The character that is drawn: a control character could move a terminal's cursor or switch its
  /// colors and is replaced, and so is a line break, since a run is one line.
  static func drawable(_ character: Character) -> Character {
    if character == "\t" { return " " }
    let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return isControl ? "\u{FFFD}" : character
  }

  /// Draws a line of text from the left edge of its frame, in the row that holds its middle.
  mutating func draw(_ run: TextRun, opacity: Double, clip: CellClip) {
    let ink = CellColor(run.color, opacity: opacity)
    guard ink.alpha > 0, let frame = run.frame.drawable else { return }
    let row = CellArea.middleRow(of: frame)
    guard clip.area.rows.contains(row) else { return }
    var column = CellArea(frame).columns.lowerBound
    var base: Int? = clip.contains(column: column - 1, row: row) ? column - 1 : nil
    for character in run.string {
      guard column < clip.area.columns.upperBound else { break }
      let width = TextCanvas.cells(of: character, characterWidth)
      guard width > 0 else {
        if let base { attach(character, column: base, row: row) }
        continue
      }
      let isInside = (column..<(column + width)).allSatisfy { clip.contains(column: $0, row: row) }
      base = isInside ? column : nil
      if isInside {
        let style = Cell(
          glyph: TextCanvas.drawable(character), isBold: run.isBold, isItalic: run.isItalic,
          ink: ink)
        put(style, width: width, column: column, row: row)
      }
      column += width
    }
  }

  /// Puts a glyph with its style into one or two cells, over what other glyphs stand there.
  mutating func put(_ text: Cell, width: Int, column: Int, row: Int) {
    guard text.glyph?.isWhitespace != true else {
      for column in column..<(column + width) where !self[column, row].hasText {
        self[column, row].glyph = " "
      }
      return
    }
    for column in column..<(column + width) { clearGlyph(column: column, row: row) }
    self[column, row].glyph = text.glyph
    self[column, row].isBold = text.isBold
    self[column, row].isItalic = text.isItalic
    self[column, row].ink = text.ink
    if width == 2 { self[column + 1, row].isContinuation = true }
  }

  /// Removes the glyph in a cell; of a wide one, both halves.
  mutating func clearGlyph(column: Int, row: Int) {
    if self[column, row].isContinuation {
      self[column, row].isContinuation = false
      self[column - 1, row].glyph = nil
    } else if column + 1 < columns, self[column + 1, row].isContinuation {
      self[column + 1, row].isContinuation = false
    }
    self[column, row].glyph = nil
  }

  /// Joins a character without a width of its own to the glyph at a place, if the two make one.
  private mutating func attach(_ mark: Character, column: Int, row: Int) {
    let start = self[column, row].isContinuation ? column - 1 : column
    guard let base = self[start, row].glyph else { return }
    let joined = String(base) + String(TextCanvas.drawable(mark))
    if joined.count == 1 { self[start, row].glyph = Character(joined) }
  }
}
