/// The text of a literal, with values and texts in it and with Markdown for its looks.
///
/// The counterpart of SwiftUI's `LocalizedStringKey`. A literal that is given to ``Text`` is one:
///
/// ```swift
/// Text("**\(count)** of \(total, specifier: "%.1f") – \(Text("late").foregroundStyle(.red))")
/// ```
///
/// What is put in with `\( )` is never read as Markdown. Understood are `**bold**`, `*italic*`,
/// code between backticks, `~~strikethrough~~`, `[a link](https://example.org)` and `\*` for a
/// plain star.
///
/// Nothing is looked up in a table of translations, so that a text is the same on every machine:
/// the key itself is shown, and numbers are written as for the locale `en_US_POSIX`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// A part of a key.
  enum Piece: Equatable {
    /// Written in the literal: may hold Markdown.
    case literal(String)
    /// Put into the literal.
    case text(Text)
  }

  let pieces: [Piece]

  /// The text of pieces in which nothing sets a style; `nil` if something may.
  static func plainText(of pieces: [Piece]) -> Text? {
    var string = ""
    for piece in pieces {
      switch piece {
      case .literal(let literal):
        guard !InlineMarkdown.holdsMark(literal) else { return nil }
        string += literal
      case .text(let text):
        guard text.isPlain else { return nil }
        string += text.string
      }
    }
    return Text(verbatim: string)
  }

  /// Creates a key from a string, in which Markdown is read.
  nonisolated public init(_ value: String) {
    pieces = [.literal(value)]
  }

  /// Creates a key from a literal.
  nonisolated public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from a literal with values in it.
  nonisolated public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }
}
