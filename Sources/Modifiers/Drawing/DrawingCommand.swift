public import Foundation

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// One step of a drawing; later commands are drawn over earlier ones.
public enum DrawingCommand: Sendable {
  /// Draws one laid-out line of text.
  case text(TextRun)
  /// Fills the area inside an outline.
  case fill(Outline, DrawingColor)
  /// Draws a line along an outline, half of its width on either side.
  case stroke(Outline, DrawingColor, style: StrokeStyle)
  /// Draws commands with a common opacity in 0...1, and only inside an outline if there is one.
  indirect case group(opacity: Double, clip: Outline?, commands: [DrawingCommand])
  /// Draws commands after a transform has turned, scaled or moved them.
  indirect case transformed(CGAffineTransform, commands: [DrawingCommand])

  /// Returns the command that draws a solid line along an outline, its width in points.
  public static func stroke(
    _ outline: Outline, _ color: DrawingColor, lineWidth: CGFloat
  ) -> DrawingCommand {
    .stroke(outline, color, style: StrokeStyle(lineWidth: lineWidth))
  }
}
