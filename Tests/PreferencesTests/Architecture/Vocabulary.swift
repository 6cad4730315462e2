/// What the words of a library source must not be.
enum Vocabulary {
  /// A type of a module's own name hides the module from everyone who imports it.
  static let moduleNames: Set = ["Preferences", "Modifiers", "Rendering"]

  /// Everything that breaks the rules of words in a file, one sentence each.
  static func faults(in file: ScannedFile) -> [String] {
    (names(in: file) + calls(in: file) + notes(in: file)).map { "\(file.path):\($0)" }
  }

  /// Requirements, cases and members of a public extension are public without saying so, so the
  /// rule about underscores holds for every declaration.
  private static func names(in file: ScannedFile) -> [String] {
    file.declarations.compactMap { declared in
      if declared.name.hasPrefix("_") && declared.name.contains(where: { $0 != "_" }) {
        return "\(declared.line): '\(declared.name)' begins with an underscore"
      }
      if declared.isType && moduleNames.contains(declared.name) {
        return "\(declared.line): the type '\(declared.name)' has the name of a module"
      }
      return nil
    }
  }

  private static func calls(in file: ScannedFile) -> [String] {
    file.tokens.indices.compactMap { index in
      call(Array(file.tokens[index...].prefix(3)), isMember: file.tokens.follows(".", index))
        .map { "\(file.tokens[index].line): \($0)" }
    }
  }

  /// What is wrong with the call that begins with these tokens.
  private static func call(_ tokens: [SourceToken], isMember: Bool) -> String? {
    let next = tokens.dropFirst().first?.text
    return switch tokens.first?.text {
    case "print" where next == "(" && !isMember:
      "a library does not print; hand the text to whoever asked for it"
    case "fatalError" where next == "(" && tokens.last?.text == ")":
      "fatalError() says nothing; name the state and the event"
    case "try" where next == "!": "try! hides what went wrong"
    default: nil
    }
  }

  private static func notes(in file: ScannedFile) -> [String] {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      line.contains("TODO") || line.contains("FIXME")
        ? "\(index + 1): what is left to do is written down outside the sources" : nil
    }
  }
}
