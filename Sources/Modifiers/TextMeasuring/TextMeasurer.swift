public import Foundation

/// What knows how much room text takes; give your own to a host to measure with real fonts.
public protocol TextMeasurer: Sendable {
  /// Returns the width of a character in points.
  func advance(of character: Character, font: Font) -> CGFloat

  /// Returns the height of a line in points.
  func lineHeight(of font: Font) -> CGFloat

  /// Returns the distance in points from the top of a line to its baseline.
  func ascent(of font: Font) -> CGFloat

  /// Returns a text broken into lines that fit a width in points; nil for no bound.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  func layout(_ text: String, font: Font, width: CGFloat?, lineLimit: Int?) -> TextLayout
}

extension TextMeasurer {
  /// Returns a text broken at spaces, between wide characters, and inside words that are too long.
  ///
  /// A tab counts as four columns. A line keeps at least one character, however narrow it is. Where
  /// lines are left out, the last one ends in "…".
  ///
  /// - Complexity: O(*n*) for *n* characters.
  public func layout(
    _ text: String,
    font: Font,
    width: CGFloat? = nil,
    lineLimit: Int? = nil
  ) -> TextLayout {
    brokenLayout(of: text, font: font, width: width, lineLimit: lineLimit)
  }

  /// Returns a text broken into lines for a proposal; its height bounds the number of lines.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  public func layout(
    _ text: String,
    font: Font,
    proposal: ProposedViewSize,
    lineLimit: Int? = nil
  ) -> TextLayout {
    let proposal = proposal.normalized
    var limit = lineLimit
    let height = lineHeight(of: font)
    if let room = proposal.height, room.isFinite, height > 0 {
      let fitting = max(1, Int(min((room / height + 0.001).rounded(.down), 1e9)))
      limit = min(limit ?? .max, fitting)
    }
    return layout(text, font: font, width: proposal.width, lineLimit: limit)
  }

  /// Cuts a text into lines by the width of each of its characters.
  func brokenLayout(
    of text: String,
    font: Font,
    width: CGFloat?,
    lineLimit: Int?
  ) -> TextLayout {
    var breaker = LineBreaker(start: text.startIndex, width: width, lineLimit: lineLimit)
    var index = text.startIndex
    for character in text {
      guard !breaker.isFull else { break }
      // Counting bytes spares a second search for the end of the character.
      let next = text.utf8.index(index, offsetBy: character.utf8.count)
      let kind = LineBreakKind(character)
      let advance = kind == .newline ? 0 : advance(of: character, font: font)
      breaker.feed(kind, width: Double(advance), from: index, to: next)
      index = next
    }
    breaker.finish(at: text.endIndex)

    let height = lineHeight(of: font)
    var lines = breaker.lines.map { line in
      TextLine(
        text: String(text[line.range]),
        size: CGSize(width: line.width, height: Double(height)))
    }
    if breaker.isFull {
      let start = breaker.overflowStart
      lines[lines.count - 1] = truncated(text[start...], font: font, width: width)
    }
    return TextLayout(lines: lines, ascent: ascent(of: font), isTruncated: breaker.isFull)
  }

  /// As much of a text's first line as fits with "…" after it.
  private func truncated(_ text: Substring, font: Font, width: CGFloat?) -> TextLine {
    let ellipsis = advance(of: "…", font: font)
    let room = (width ?? .infinity) + 0.001
    var used: CGFloat = 0
    var end = text.startIndex
    // What is kept: no space stands before the "…".
    var kept = (end: end, width: used)
    while end < text.endIndex, !text[end].isNewline {
      let advance = advance(of: text[end], font: font)
      guard used + advance + ellipsis <= room else { break }
      used += advance
      let isSpace = text[end].isWhitespace
      end = text.index(after: end)
      if !isSpace { kept = (end, used) }
    }
    return TextLine(
      text: text[..<kept.end] + "…",
      size: CGSize(width: kept.width + ellipsis, height: lineHeight(of: font)))
  }
}
