/// A line under a text or through it.
public struct TextDecoration: Equatable, Sendable {
  /// How the line is broken.
  public enum Pattern: Hashable, Sendable {
    /// A line without gaps.
    case solid
    /// Dots.
    case dot
    /// Dashes.
    case dash
    /// A dash and a dot in turn.
    case dashDot
    /// A dash and two dots in turn.
    case dashDotDot
  }

  /// How the line is broken.
  public var pattern: Pattern
  /// The color of the line; `nil` is that of the text.
  public var color: DrawingColor?

  /// Creates a line.
  public init(pattern: Pattern = .solid, color: DrawingColor? = nil) {
    self.pattern = pattern
    self.color = color
  }
}
