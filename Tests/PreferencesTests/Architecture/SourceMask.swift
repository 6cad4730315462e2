/// Blanks out of Swift source what is not code, byte for byte, so that lines and columns stay.
///
/// Comments (nested ones too), string literals of every form, extended regular expressions and
/// sentence names in backticks become spaces; a string leaves one quotation mark at its start, so
/// that a call with a string is not a call with nothing. The code inside a string's interpolation
/// stays, because what it names is really used. A bare `/regular expression/` is read as code:
/// telling it from a division takes a parser.
struct SourceMask {
  private var bytes: [UInt8]
  private var position = 0

  /// The code of `text`, as long as its UTF-8.
  static func code(in text: String) -> [UInt8] {
    var mask = SourceMask(bytes: Array(text.utf8))
    mask.scanCode(isInterpolation: false)
    return mask.bytes
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < bytes.count ? bytes[index] : 0
  }

  private func run(of wanted: UInt8, from offset: Int = 0) -> Int {
    var length = 0
    while byte(offset + length) == wanted { length += 1 }
    return length
  }

  private mutating func blank(_ count: Int) {
    let end = min(position + count, bytes.count)
    while position < end {
      if bytes[position] != .newline { bytes[position] = .space }
      position += 1
    }
  }

  private mutating func scanCode(isInterpolation: Bool) {
    var parentheses = 0
    while position < bytes.count {
      switch byte() {
      case .slash where byte(1) == .slash: scanLineComment()
      case .slash where byte(1) == .star: scanBlockComment()
      case .quote: scanString(hashes: 0)
      case .hash: scanHashes()
      case .backtick: scanBackticks()
      case .openParenthesis:
        parentheses += 1
        position += 1
      case .closeParenthesis:
        if isInterpolation && parentheses == 0 { return }
        parentheses -= 1
        position += 1
      default: position += 1
      }
    }
  }

  private mutating func scanLineComment() {
    while position < bytes.count && byte() != .newline { blank(1) }
  }

  private mutating func scanBlockComment() {
    var depth = 0
    repeat {
      if byte() == .slash && byte(1) == .star {
        depth += 1
        blank(2)
      } else if byte() == .star && byte(1) == .slash {
        depth -= 1
        blank(2)
      } else {
        blank(1)
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func scanHashes() {
    let hashes = run(of: .hash)
    switch byte(hashes) {
    case .quote: scanString(hashes: hashes)
    case .slash: scanExtendedRegex(hashes: hashes)
    default: position += hashes
    }
  }

  private mutating func scanExtendedRegex(hashes: Int) {
    blank(hashes + 1)
    while position < bytes.count {
      if byte() == .slash && run(of: .hash, from: 1) >= hashes { return blank(1 + hashes) }
      blank(byte() == .backslash ? 2 : 1)
    }
  }

  private mutating func scanString(hashes: Int) {
    let quotes = opensLines(after: hashes) ? 3 : 1
    let start = position
    blank(hashes + quotes)
    bytes[start] = .quote
    while position < bytes.count {
      if run(of: .quote) >= quotes && run(of: .hash, from: quotes) >= hashes {
        return blank(quotes + hashes)
      }
      // An unfinished literal must not swallow the rest of the file.
      if quotes == 1 && byte() == .newline { return }
      if byte() == .backslash && run(of: .hash, from: 1) >= hashes {
        scanEscape(hashes: hashes)
      } else {
        blank(1)
      }
    }
  }

  /// Three quotes open a literal of several lines only at a line's end; `#"""#` holds one quote.
  private func opensLines(after hashes: Int) -> Bool {
    guard run(of: .quote, from: hashes) >= 3 else { return false }
    let spaces = run(of: .space, from: hashes + 3)
    return byte(hashes + 3 + spaces) == .newline
  }

  private mutating func scanEscape(hashes: Int) {
    blank(1 + hashes)
    guard byte() == .openParenthesis else { return blank(1) }
    blank(1)
    scanCode(isInterpolation: true)
    blank(1)
  }

  /// A name with a space in it is a sentence; any other is a name like those without backticks.
  private mutating func scanBackticks() {
    var length = 1
    var isSentence = false
    while byte(length) != .backtick && byte(length) != .newline && byte(length) != 0 {
      if byte(length) == .space { isSentence = true }
      length += 1
    }
    if isSentence { blank(length + 1) } else { position += length + 1 }
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let star = UInt8(ascii: "*")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let hash = UInt8(ascii: "#")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let backtick = UInt8(ascii: "`")
  fileprivate static let openParenthesis = UInt8(ascii: "(")
  fileprivate static let closeParenthesis = UInt8(ascii: ")")
}
