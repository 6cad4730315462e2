public import Foundation

/// One line of a text that has been broken into lines.
public struct TextLine: Equatable, Sendable {
  /// What stands in the line, without the line break and the spaces before a wrap.
  public let text: String
  /// The line's size in points.
  public let size: CGSize

  /// Creates a line from its text and its size in points.
  public init(text: String, size: CGSize) {
    self.text = text
    self.size = size
  }
}
