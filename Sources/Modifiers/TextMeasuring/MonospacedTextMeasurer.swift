public import Foundation

/// Measures text without a font: a terminal column is half the font size wide, a line as high.
///
/// "Hello There" at 16 points is 88 × 16. Wide characters and emoji take two columns, combining
/// marks none, a tab four.
public struct MonospacedTextMeasurer: TextMeasurer {
  /// Creates the measurer.
  public init() {}

  /// Returns the width of a character in points: half the font size for each column.
  public func advance(of character: Character, font: Font) -> CGFloat {
    CGFloat(character.columnWidth) * columnWidth(of: font)
  }

  /// Returns the height of a line in points, which is the font size.
  public func lineHeight(of font: Font) -> CGFloat {
    font.pointSize
  }

  /// Returns the distance in points from the top of a line to its baseline: 0.8 of the font size.
  public func ascent(of font: Font) -> CGFloat {
    font.pointSize * 0.8
  }

  /// Returns a text broken into lines that fit a width in points; nil for no bound.
  ///
  /// - Complexity: O(*n*) for *n* characters; ASCII is read by bytes.
  public func layout(
    _ text: String,
    font: Font,
    width: CGFloat?,
    lineLimit: Int?
  ) -> TextLayout {
    if let columns = text.printableASCIICount {
      let total = CGFloat(columns) * columnWidth(of: font)
      if total <= (width ?? .infinity) + 0.001 {
        let size = CGSize(width: total, height: font.pointSize)
        return TextLayout(lines: [TextLine(text: text, size: size)], ascent: ascent(of: font))
      }
      if lineLimit == nil, let layout = asciiLayout(of: text, font: font, width: width) {
        return layout
      }
    }
    return brokenLayout(of: text, font: font, width: width, lineLimit: lineLimit)
  }

  private func columnWidth(of font: Font) -> CGFloat {
    font.pointSize / 2
  }

  /// Cuts printable ASCII into lines without looking for grapheme boundaries.
  private func asciiLayout(of text: String, font: Font, width: CGFloat?) -> TextLayout? {
    let column = Double(columnWidth(of: font))
    let height = font.pointSize
    return text.utf8.withContiguousStorageIfAvailable { bytes in
      var breaker = LineBreaker(start: 0, width: width, lineLimit: nil)
      for index in bytes.indices {
        let kind: LineBreakKind = bytes[index] == 0x20 ? .space : .word
        breaker.feed(kind, width: column, from: index, to: index + 1)
      }
      breaker.finish(at: bytes.count)
      let lines = breaker.lines.map { line in
        TextLine(
          text: String(decoding: bytes[line.range], as: UTF8.self),
          size: CGSize(width: line.width, height: Double(height)))
      }
      return TextLayout(lines: lines, ascent: ascent(of: font))
    }
  }
}
