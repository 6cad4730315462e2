extension PreferenceExplanation: CustomStringConvertible {
  /// The explanation as a drawing: the value, and the parts below it, one in a line.
  ///
  /// Of many siblings beside each other that write nothing the last ones are counted only. Long
  /// values are cut.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the result; no recursion.
  public var description: String { ExplanationDrawing(of: self).text }

  /// The explanation in one line, for the comment of an expectation: the value, where it comes from,
  /// and what took no part.
  ///
  /// Of many places of a kind the first three are named.
  ///
  /// - Complexity: O(parts).
  public var summary: String {
    let written = contributors.map { "\(Self.text($0.value)) (\($0.path))" }
    let origin = isDefault ? ", the default" : ""
    var phrases = [
      "\(key) = \(Self.text(value))\(origin)" + Self.phrase(" from ", written)
    ]
    func note(_ what: String, _ isMeant: (Participation) -> Bool) {
      let paths = parts.filter { isMeant($0.participation) && $0.role != .reader }.map(\.path)
      if !paths.isEmpty { phrases.append(Self.phrase(what + ": ", paths)) }
    }
    note("not asked for") { $0 == .notAsked }
    note("hidden") { if case .hidden = $0 { true } else { false } }
    note("stopped") { if case .stopped = $0 { true } else { false } }
    note("in another tree") { $0 == .inAnotherTree }
    note("not there") { if case .absent = $0 { true } else { false } }
    if let difference { phrases.append(difference) }
    if isOutdated { phrases.append("as of the last pass") }
    return phrases.joined(separator: "; ")
  }

  private static func phrase(_ beginning: String, _ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    let rest = items.count > 3 ? " and \(items.count - 3) more" : ""
    return beginning + items.prefix(3).joined(separator: ", ") + rest
  }

  /// What is said of the value as a whole.
  var headline: String {
    var lines = ["\(key) = \(Self.text(value))"]
    if isDefault {
      lines[0] += contributors.isEmpty ? ", the default: nothing writes it" : ", the default"
    }
    if path != "root" { lines[0] += ", at \(path)" }
    if isOutdated { lines.append("as of the last pass; something has changed since") }
    if let difference { lines.append(difference) }
    for reader in readersAbove { lines.append("goes up into what is read by \(reader.path)") }
    return lines.joined(separator: "\n")
  }

  private var difference: String? {
    defaultContributor.map {
      "in SwiftUI \(Self.text(valueInSwiftUI)), since \($0) contributes the default there"
    }
  }

  /// A value as text; a long one is cut.
  static func text(_ value: Value?) -> String {
    guard let value else { return "nothing" }
    let text = (value as? String)?.debugDescription ?? ValueText.describing(value)
    return ValueText.shortened(text)
  }
}

extension PreferenceExplanation.Part {
  /// What is said of this part; a part that follows another in a fold says how far that has come.
  func sentence(afterAnother: Bool) -> String {
    var text = side.map { $0.rawValue == name ? "" : "\($0.rawValue): " } ?? ""
    text += name
    switch participation {
    case .absent(.notMounted(let count), let modifier):
      return "\(count) more with \(modifier) \(count == 1 ? "is" : "are") not mounted"
    case .absent(let absence, let modifier):
      return text + Self.words(for: absence, without: modifier)
    case .takesPart, .notAsked, .writesNothing:
      text += statement
      if participation == .notAsked { text += ", which is not asked for" }
      if afterAnother, let soFar {
        text += "; so far \(PreferenceExplanation.text(soFar))"
      }
    case .hidden(let path):
      text += "\(statement), which \(Self.lastName(of: path)) above hides"
    case .stopped(let path):
      text += "\(statement), which \(Self.lastName(of: path)) above stops"
    case .inAnotherTree:
      text += "\(statement) in another tree"
    }
    return text
  }

  private var statement: String {
    let known = PreferenceExplanation.text(value)
    switch role {
    case .writer, .leaf:
      return " writes \(known)"
    case .transform:
      guard value != nil else { return " changes a value" }
      let begin =
        before.map { PreferenceExplanation.text($0) } ?? "the default"
      return " makes \(known) of \(begin)"
    case .container:
      return (value == nil ? " writes nothing" : " combines to \(known)") + reading
    case .implicitDefault:
      return " contributes the default \(known), since what it holds may come and go\(reading)"
    case .reader:
      return reading.isEmpty ? "" : String(reading.dropFirst())
    case .boundary:
      return " lets nothing through"
    case .presentation:
      return value == nil ? " writes nothing" : " lets \(known) through"
    case .view:
      return " writes nothing"
    }
  }

  /// What a reader reads, and was given where that is something else.
  private var reading: String {
    guard let reader else { return "" }
    let given = reader.given.map { PreferenceExplanation.text($0) }
    // Where its content's value was not worked out, it is what the reader was given.
    let isWorkedOut = participation.isInFold || participation == .writesNothing
    let read = value.map { PreferenceExplanation.text($0) } ?? (isWorkedOut ? nil : given)
    var text = ", reads \(read ?? "the default")"
    if given == nil {
      text += reader.kind == .action ? ", was never called" : ", was never made"
    } else if given != read, value != nil {
      text += ", was last given \(given ?? "")"
    }
    return text
  }

  private static func words(for absence: ViewAbsence, without modifier: String) -> String {
    switch absence {
    case .condition: " leaves out \(modifier)"
    case .noRows: " has no rows, and so no \(modifier)"
    case .noContent: " is not there, since it is applied to nothing"
    case .missingObject: " is left out, with \(modifier), since an object is missing"
    case .noLayout: " waits for a layout, with \(modifier)"
    case .notMounted: " is not mounted"
    }
  }

  private static func lastName(of path: String) -> String {
    path.split(separator: " › ").last.map { String($0) } ?? path
  }
}
