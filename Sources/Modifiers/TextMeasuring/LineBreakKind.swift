/// What a character means to the breaking of lines.
enum LineBreakKind {
  /// Ends a line.
  case newline
  /// Allows a break and is dropped there.
  case space
  /// Allows a break before and after itself.
  case wide
  /// Stays with its neighbours.
  case word

  init(_ character: Character) {
    if character.isNewline {
      self = .newline
    } else if character == " " || character == "\t" || character == "\u{3000}" {
      self = .space
    } else {
      self = character.columnWidth == 2 ? .wide : .word
    }
  }
}
