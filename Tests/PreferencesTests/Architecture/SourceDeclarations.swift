/// Something that code declares by name.
struct SourceDeclaration: Equatable, Sendable {
  var keyword: String
  var name: String
  var line: Int
  var isAtFileScope: Bool
  /// Other files cannot name what is private to one.
  var isPrivate: Bool
  /// The names of its generic parameters.
  var parameters: [String] = []

  var isType: Bool { Self.typeKeywords.contains(keyword) }
}

extension SourceDeclaration {
  private static let typeKeywords: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "macro", "associatedtype",
  ]
  private static let memberKeywords: Set = ["func", "var", "let", "case", "init", "subscript"]
  private static let modifiers: Set = [
    "public", "package", "internal", "private", "fileprivate", "open", "final", "indirect",
    "nonisolated", "distributed", "static", "override", "mutating",
  ]

  /// What the code declares, in order; members without a name of their own are left out, unless
  /// they have generic parameters.
  static func all(in tokens: [SourceToken]) -> [SourceDeclaration] {
    tokens.indices.compactMap { declaration(at: $0, in: tokens) }
  }

  private static func declaration(at index: Int, in tokens: [SourceToken]) -> SourceDeclaration? {
    let keyword = tokens[index]
    guard keyword.isName, index + 1 < tokens.count, !tokens.follows(".", index),
      typeKeywords.contains(keyword.text) || memberKeywords.contains(keyword.text)
    else { return nil }
    let isUnnamed = keyword.text == "init" || keyword.text == "subscript"
    let name = isUnnamed ? keyword : tokens[index + 1]
    let parameters = genericParameters(after: isUnnamed ? index : index + 1, in: tokens)
    // `class func` and `class var` declare the member after them.
    guard name.isName, !(keyword.text == "class" && isKeyword(name.text)) else { return nil }
    if isUnnamed && parameters.isEmpty { return nil }
    return SourceDeclaration(
      keyword: keyword.text, name: name.text, line: name.line,
      isAtFileScope: keyword.depth == 0, isPrivate: isPrivate(index, tokens),
      parameters: parameters)
  }

  private static func isKeyword(_ text: String) -> Bool {
    memberKeywords.contains(text) || modifiers.contains(text)
  }

  private static func isPrivate(_ index: Int, _ tokens: [SourceToken]) -> Bool {
    let own = tokens[..<index].reversed().prefix { modifiers.contains($0.text) }
    return own.contains { $0.text == "private" || $0.text == "fileprivate" }
  }

  private static func genericParameters(after index: Int, in tokens: [SourceToken]) -> [String] {
    guard index + 1 < tokens.count, tokens[index + 1].text == "<" else { return [] }
    var names: [String] = []
    var depth = 0
    var expectsName = false
    for (position, token) in tokens.enumerated().dropFirst(index + 1) {
      switch token.text {
      case "<", "(", "[":
        depth += 1
        expectsName = depth == 1
      case ">" where tokens.follows("-", position): break
      case ">", ")", "]":
        depth -= 1
        if depth == 0 { return names }
      case ",": expectsName = depth == 1
      case "each", "let": break
      default:
        if expectsName && token.isName { names.append(token.text) }
        expectsName = false
      }
    }
    return names
  }
}
