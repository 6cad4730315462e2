/// Reads the Markdown that stands within a line: emphasis, code, strikethrough and links.
///
/// The rules of CommonMark, without images, HTML and reference links. What makes no sense stays as
/// it was written.
struct InlineMarkdown {
  /// How a part of a text looks.
  struct Style: OptionSet {
    let rawValue: UInt8

    static let bold = Style(rawValue: 1)
    static let italic = Style(rawValue: 2)
    static let code = Style(rawValue: 4)
    static let strikethrough = Style(rawValue: 8)
    static let link = Style(rawValue: 16)
  }

  /// A character of a literal, or what was put into it.
  enum Token {
    case character(Character)
    case text(Text)

    var character: Character? {
      if case .character(let character) = self { character } else { nil }
    }
  }

  /// A part that is shown.
  struct Part {
    var token: Token
    var style: Style
  }

  /// Characters of emphasis that may become marks.
  struct Delimiter {
    let character: Character
    /// The parts that the characters stand in; used ones are taken away on the inner side.
    var parts: Range<Int>
    let canOpen: Bool
    let canClose: Bool
  }

  private let tokens: [Token]
  private let mayLink: Bool
  private var parts: [Part] = []
  private var hidden: Set<Int> = []
  private var delimiters: [Delimiter] = []

  /// Whether a literal holds a character that Markdown may read.
  static func holdsMark(_ literal: String) -> Bool {
    literal.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  /// The texts of a key, each with its style.
  static func texts(in pieces: [LocalizedStringKey.Piece]) -> [Text] {
    let tokens = pieces.flatMap { piece -> [Token] in
      switch piece {
      case .literal(let literal): literal.map { .character($0) }
      case .text(let text): [.text(text)]
      }
    }
    var reader = InlineMarkdown(tokens, mayLink: true)
    return reader.read().map { part in
      let text =
        switch part.token {
        case .character(let character): Text(verbatim: String(character))
        case .text(let text): text
        }
      return text.styled(part.style)
    }
  }

  private init(_ tokens: [Token], mayLink: Bool) {
    self.tokens = tokens
    self.mayLink = mayLink
  }

  private mutating func read() -> [Part] {
    var index = 0
    while index < tokens.count {
      index = step(from: index)
    }
    matchDelimiters()
    return parts.indices.filter { !hidden.contains($0) }.map { parts[$0] }
  }

  /// Reads what begins at a place and returns the place after it.
  private mutating func step(from index: Int) -> Int {
    switch tokens[index].character {
    case "\\":
      if index + 1 < tokens.count, let next = tokens[index + 1].character,
        next.isASCII, next.isPunctuation || next.isSymbol
      {
        add(tokens[index + 1])
        return index + 2
      }
    case "`":
      if let end = readCode(from: index) { return end }
      let end = endOfRun(from: index)
      for token in tokens[index..<end] { add(token) }
      return end
    case "[":
      if mayLink, let end = readLink(from: index) { return end }
    case "*", "_", "~":
      return readDelimiter(from: index)
    default: break
    }
    add(tokens[index])
    return index + 1
  }

  private mutating func add(_ token: Token, _ style: Style = []) {
    parts.append(Part(token: token, style: style))
  }

  /// The place after equal characters.
  private func endOfRun(from start: Int) -> Int {
    var end = start
    while end < tokens.count, tokens[end].character == tokens[start].character { end += 1 }
    return end
  }

  private mutating func readCode(from start: Int) -> Int? {
    let open = endOfRun(from: start)
    var close = open
    while close < tokens.count {
      guard tokens[close].character == "`" else {
        close += 1
        continue
      }
      let end = endOfRun(from: close)
      if end - close == open - start {
        var inner = open..<close
        let isPadded =
          inner.count > 2 && tokens[open].character == " " && tokens[close - 1].character == " "
        if isPadded { inner = (open + 1)..<(close - 1) }
        for token in tokens[inner] { add(token, .code) }
        return end
      }
      close = end
    }
    return nil
  }

  private mutating func readLink(from start: Int) -> Int? {
    guard let textEnd = partner(of: start, "[", "]"), textEnd + 1 < tokens.count,
      tokens[textEnd + 1].character == "(", let end = partner(of: textEnd + 1, "(", ")")
    else { return nil }
    // Within a link there is no other, so this goes down one level at most.
    var text = InlineMarkdown(Array(tokens[(start + 1)..<textEnd]), mayLink: false)
    for part in text.read() { add(part.token, part.style.union(.link)) }
    return end + 1
  }

  /// The place of the bracket that closes the one at a place.
  private func partner(of start: Int, _ open: Character, _ close: Character) -> Int? {
    var depth = 0
    var index = start
    while index < tokens.count {
      switch tokens[index].character {
      case "\\": index += 1
      case open: depth += 1
      case close:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  private mutating func readDelimiter(from start: Int) -> Int {
    let end = endOfRun(from: start)
    let first = parts.count
    for token in tokens[start..<end] { add(token) }
    guard let character = tokens[start].character, character != "~" || end - start == 2
    else { return end }
    let before = Side(start > 0 ? tokens[start - 1] : nil)
    let after = Side(end < tokens.count ? tokens[end] : nil)
    let isLeft = after != .blank && (after != .punctuation || before != .word)
    let isRight = before != .blank && (before != .punctuation || after != .word)
    let isUnderscore = character == "_"
    delimiters.append(
      Delimiter(
        character: character, parts: first..<parts.count,
        canOpen: isLeft && (!isUnderscore || !isRight || before == .punctuation),
        canClose: isRight && (!isUnderscore || !isLeft || after == .punctuation)))
    return end
  }

  /// What stands beside a delimiter.
  private enum Side {
    case blank
    case punctuation
    case word

    init(_ token: Token?) {
      switch token {
      case nil: self = .blank
      case .text: self = .word
      case .character(let character):
        if character.isWhitespace {
          self = .blank
        } else {
          self = character.isPunctuation || character.isSymbol ? .punctuation : .word
        }
      }
    }
  }

  /// Pairs each delimiter that can close with the nearest one before it that can open.
  private mutating func matchDelimiters() {
    var index = 0
    while index < delimiters.count {
      let closer = delimiters[index]
      let opener = delimiters[..<index].lastIndex {
        $0.character == closer.character && $0.canOpen && !$0.parts.isEmpty
      }
      guard closer.canClose, !closer.parts.isEmpty, let opener else {
        index += 1
        continue
      }
      let open = delimiters[opener].parts
      let count = min(open.count, closer.parts.count) >= 2 ? 2 : 1
      let style: Style =
        closer.character == "~" ? .strikethrough : count == 2 ? .bold : .italic
      for part in open.upperBound..<closer.parts.lowerBound { parts[part].style.insert(style) }
      hidden.formUnion((open.upperBound - count)..<open.upperBound)
      hidden.formUnion(closer.parts.lowerBound..<(closer.parts.lowerBound + count))
      delimiters[opener].parts = open.lowerBound..<(open.upperBound - count)
      delimiters[index].parts = (closer.parts.lowerBound + count)..<closer.parts.upperBound
      // What stands between the two can no longer reach out of them.
      for inner in (opener + 1)..<index {
        let end = delimiters[inner].parts.upperBound
        delimiters[inner].parts = end..<end
      }
    }
  }
}
