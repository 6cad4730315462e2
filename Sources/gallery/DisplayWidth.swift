import Modifiers

/// The room that a line takes in a terminal.
enum DisplayWidth {
  /// The number of columns of a character.
  static let character: @Sendable (Character) -> Int = { $0.columnWidth }

  /// Returns the number of columns of a line; escape sequences for color take none.
  static func columns(of line: some StringProtocol) -> Int {
    var columns = 0
    var isEscape = false
    for character in line {
      if character == "\u{1B}" {
        isEscape = true
      } else if isEscape {
        isEscape = character != "m"
      } else {
        columns += self.character(character)
      }
    }
    return columns
  }
}
