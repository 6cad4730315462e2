public import Foundation

/// A text broken into lines, with its size.
public struct TextLayout: Equatable, Sendable {
  /// The lines from top to bottom; at least one.
  public let lines: [TextLine]
  /// The width of the widest line and the height of all, in points.
  public let size: CGSize
  /// Whether the last line ends in "…" because something was left out.
  public let isTruncated: Bool
  /// The distance in points from the top to the baseline of the first line.
  public let firstBaseline: CGFloat
  /// The distance in points from the top to the baseline of the last line.
  public let lastBaseline: CGFloat

  /// Creates a layout of lines that stand under each other.
  ///
  /// - Complexity: O(*n*) for *n* lines.
  public init(lines: [TextLine], ascent: CGFloat, isTruncated: Bool = false) {
    self.lines = lines
    self.isTruncated = isTruncated
    var size = CGSize.zero
    for line in lines {
      size.width = max(size.width, line.size.width)
      size.height += line.size.height
    }
    self.size = size
    self.firstBaseline = ascent
    self.lastBaseline = size.height - (lines.last?.size.height ?? 0) + ascent
  }
}
