public import Foundation

/// One laid-out line of text.
public struct TextRun: Equatable, Sendable {
  /// The characters of the line.
  public var string: String
  /// Where the line stands, and its measured width and height, in points.
  public var frame: CGRect
  /// The size of the font, in points.
  public var fontSize: CGFloat
  /// Whether the line is drawn bold.
  public var isBold: Bool
  /// Whether the line is drawn italic.
  public var isItalic: Bool
  /// The line under the characters; `nil` if there is none.
  public var underline: TextDecoration?
  /// The line through the characters; `nil` if there is none.
  public var strikethrough: TextDecoration?
  /// The room in points after each character, beyond the character's own.
  public var letterSpacing: CGFloat
  /// The color of the characters.
  public var color: DrawingColor

  /// Creates a line of text.
  public init(
    string: String,
    frame: CGRect,
    fontSize: CGFloat = 16,
    isBold: Bool = false,
    isItalic: Bool = false,
    underline: TextDecoration? = nil,
    strikethrough: TextDecoration? = nil,
    letterSpacing: CGFloat = 0,
    color: DrawingColor = .black
  ) {
    self.string = string
    self.frame = frame
    self.fontSize = fontSize
    self.isBold = isBold
    self.isItalic = isItalic
    self.underline = underline
    self.strikethrough = strikethrough
    self.letterSpacing = letterSpacing
    self.color = color
  }
}
