import Modifiers

extension TextCanvas {
  /// The number of cells that a character takes: blanks, a tab for example, up to 8, others up to
  /// 2.
  static func cells(of character: Character, _ characterWidth: (Character) -> Int) -> Int {
    min(max(characterWidth(character), 0), character.isWhitespace ? 8 : 2)
  }

  /// The number of cells of a line of text.
  static func cells(of run: TextRun, _ characterWidth: (Character) -> Int) -> Int {
    let gap = gap(of: run)
    return run.string.reduce(into: 0) { sum, character in
      let width = cells(of: character, characterWidth)
      sum += width > 0 ? width + gap : 0
    }
  }

  /// The number of blank cells after each character.
  private static func gap(of run: TextRun) -> Int {
    guard run.letterSpacing.isFinite else { return 0 }
    let cells = run.letterSpacing / cellSize.width
    return CellScale.rounded(min(max(cells, 0), CGFloat(maximumColumns)))
  }

  /// The character that is drawn: a control character could move a terminal's cursor or switch its
  /// colors and is replaced, and so is a line break, since a run is one line.
  static func drawable(_ character: Character) -> Character {
    if character == "\t" { return " " }
    return character.isControl ? "\u{FFFD}" : character
  }

  /// Draws a line of text from the left edge of its frame, in the row that holds its middle.
  mutating func draw(_ run: TextRun, opacity: Double, clip: CellClip) {
    let ink = CellColor(run.color, opacity: opacity)
    guard ink.alpha > 0, let frame = run.frame.drawable else { return }
    let row = grid.textRow(of: frame)
    guard clip.area.rows.contains(row) else { return }
    var column = grid.textColumn(
      of: frame, cells: TextCanvas.cells(of: run, characterWidth))
    let gap = TextCanvas.gap(of: run)
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
          isUnderlined: run.underline != nil, isStruckThrough: run.strikethrough != nil,
          ink: ink)
        put(style, width: width, column: column, row: row)
        var blank = style
        blank.glyph = " "
        for column in (column + width)..<(column + width + gap)
        where clip.contains(column: column, row: row) {
          put(blank, width: 1, column: column, row: row)
        }
      }
      column += width + gap
    }
  }

  /// Puts a glyph with its style into one or two cells, over what other glyphs stand there.
  mutating func put(_ text: Cell, width: Int, column: Int, row: Int) {
    let isBlank = text.glyph?.isWhitespace == true
    for column in column..<(column + width) {
      clearGlyph(column: column, row: row)
      if isBlank { self[column, row].setText(text, glyph: " ") }
    }
    guard !isBlank else { return }
    self[column, row].setText(text, glyph: text.glyph)
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
