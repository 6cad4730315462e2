/// A name or a single mark of punctuation in code.
struct SourceToken: Sendable {
  var text: String
  var line: Int
  /// How many braces are open around it; 0 is file scope.
  var depth: Int
  var isName: Bool
}

/// Code cut into names and marks; numbers count as names, which nobody declares.
enum SourceTokens {
  static func tokens(in code: [UInt8]) -> [SourceToken] {
    var tokens: [SourceToken] = []
    var line = 1
    var depth = 0
    var position = 0
    while position < code.count {
      let byte = code[position]
      if isNameByte(byte) {
        let start = position
        while position < code.count && isNameByte(code[position]) { position += 1 }
        let text = String(decoding: code[start..<position], as: UTF8.self)
        tokens.append(SourceToken(text: text, line: line, depth: depth, isName: true))
        continue
      }
      position += 1
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "`"): break
      default:
        if byte == UInt8(ascii: "}") { depth -= 1 }
        let text = String(UnicodeScalar(byte))
        tokens.append(SourceToken(text: text, line: line, depth: depth, isName: false))
        if byte == UInt8(ascii: "{") { depth += 1 }
      }
    }
    return tokens
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension [SourceToken] {
  /// Whether the token at `index` comes right after this mark.
  func follows(_ mark: String, _ index: Int) -> Bool {
    index > 0 && self[index - 1].text == mark
  }
}

/// A file with its tokens and declarations, worked out once.
struct ScannedFile: Sendable {
  var path: String
  var text: String
  var tokens: [SourceToken]
  var declarations: [SourceDeclaration]

  init(_ file: SourceFile) {
    path = file.path
    text = file.text
    tokens = SourceTokens.tokens(in: SourceMask.code(in: file.text))
    declarations = SourceDeclaration.all(in: tokens)
  }
}
