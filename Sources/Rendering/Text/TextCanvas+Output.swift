extension TextCanvas {
  /// Returns the canvas as lines of text, without spaces at their ends and without a last line
  /// feed.
  ///
  /// - Parameter isColored: Whether colors, bold, italic and the lines under and through text are
  ///   written as escape sequences for a terminal with 24-bit color. Every line ends with the
  ///   terminal's own attributes.
  /// - Complexity: O(*n*) in the number of cells.
  public func text(isColored: Bool = false) -> String {
    (0..<rows).map { line($0, isColored: isColored) }.joined(separator: "\n")
  }

  private func line(_ row: Int, isColored: Bool) -> String {
    var line = ""
    var style = CellStyle.plain
    // Blanks are written when something follows them, so none is left at the end.
    var blanks = 0
    for column in 0..<columns {
      let cell = self[column, row]
      guard let character = cell.character(isColored: isColored) else { continue }
      let hasBackground = isColored && cell.background != nil
      let isRuled = isColored && (cell.isUnderlined || cell.isStruckThrough) && cell.hasText
      if character == " ", !hasBackground, !isRuled {
        blanks += 1
        continue
      }
      if blanks > 0 {
        var gap = style
        gap.background = nil
        gap.isUnderlined = false
        gap.isStruckThrough = false
        line += isColored ? gap.sequence(from: style) : ""
        line += String(repeating: " ", count: blanks)
        style = gap
        blanks = 0
      }
      if isColored {
        var next = CellStyle(of: cell)
        if character == " ", !isRuled {
          // Nothing of a blank is seen but its background.
          next = style
          next.isUnderlined = false
          next.isStruckThrough = false
          next.background = cell.background
        }
        line += next.sequence(from: style)
        style = next
      }
      line.append(character)
    }
    return line + CellStyle.plain.sequence(from: style)
  }
}
