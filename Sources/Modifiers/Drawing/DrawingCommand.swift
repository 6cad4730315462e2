public import Foundation

/// One step of a drawing; later commands are drawn over earlier ones.
public enum DrawingCommand: Sendable {
  /// Draws one laid-out line of text.
  case text(TextRun)
  /// Fills the area inside an outline.
  case fill(Outline, DrawingColor)
  /// Draws a line along an outline, its width in points, half of it on either side.
  case stroke(Outline, DrawingColor, lineWidth: CGFloat)
  /// Draws commands with a common opacity in 0...1, and only inside an outline if there is one.
  indirect case group(opacity: Double, clip: Outline?, commands: [DrawingCommand])
}
