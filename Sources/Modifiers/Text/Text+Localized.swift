public import Foundation

extension Text {
  /// Creates a text from a literal, with values and texts in it and with Markdown for its looks.
  ///
  /// Table, bundle and comment are for SwiftUI's translations; here the key itself is shown.
  ///
  /// - Complexity: O(*n*) for *n* characters without Markdown; O(*n* · *m*) with *m* marks of it.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let pieces = key.pieces
    self = LocalizedStringKey.plainText(of: pieces) ?? .joined(InlineMarkdown.texts(in: pieces))
  }

  /// Creates a text that shows a value in a format.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Creates a text from a string with attributes.
  ///
  /// Links are shown, and where Foundation has presentation intents, on Apple's systems, what they
  /// make bold, italic, code or struck through; other attributes have no effect.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  @_disfavoredOverload
  nonisolated public init(_ attributedContent: AttributedString) {
    let texts = attributedContent.runs.map { (run: AttributedString.Runs.Run) -> Text in
      var style = InlineMarkdown.Style()
      #if canImport(Darwin)
        let intent = run.inlinePresentationIntent ?? []
        if intent.contains(.stronglyEmphasized) { style.insert(.bold) }
        if intent.contains(.emphasized) { style.insert(.italic) }
        if intent.contains(.code) { style.insert(.code) }
        if intent.contains(.strikethrough) { style.insert(.strikethrough) }
      #endif
      if run.link != nil { style.insert(.link) }
      return Text(verbatim: String(attributedContent[run.range].characters)).styled(style)
    }
    self = Text.joined(texts)
  }

  /// Texts after each other; neighbours of one style become one run.
  private static func joined(_ texts: [Text]) -> Text {
    var joined: [Run] = []
    for run in texts.flatMap(\.runs) where !run.string.isEmpty {
      if joined.last?.style == run.style {
        joined[joined.count - 1].string += run.string
      } else {
        joined.append(run)
      }
    }
    return joined.isEmpty ? Text(verbatim: "") : Text(joined)
  }

  /// The text with a style of Markdown around its own.
  func styled(_ style: InlineMarkdown.Style) -> Text {
    var text = self
    if style.contains(.bold) { text = text.bold() }
    if style.contains(.italic) { text = text.italic() }
    if style.contains(.code) { text = text.monospaced() }
    if style.contains(.strikethrough) { text = text.strikethrough() }
    if style.contains(.link) { text = text.foregroundColor(.tint) }
    return text
  }
}
