#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation

  /// How the ends of a line are drawn, as CoreGraphics' type of this name.
  public enum CGLineCap: Int32, Sendable {
    /// The line ends where its path does.
    case butt
    /// A half circle stands beyond the end.
    case round
    /// Half a square stands beyond the end.
    case square
  }

  /// How the corners of a line are drawn, as CoreGraphics' type of this name.
  public enum CGLineJoin: Int32, Sendable {
    /// The outer edges go on until they meet.
    case miter
    /// The corner is round.
    case round
    /// The corner is cut off.
    case bevel
  }
#endif

/// How a line is drawn, as SwiftUI's `StrokeStyle`.
///
/// A drawing with characters knows lines of one thickness and without gaps.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line in points.
  public var lineWidth: CGFloat
  /// How the ends of the line are drawn.
  public var lineCap: CGLineCap
  /// How the corners of the line are drawn.
  public var lineJoin: CGLineJoin
  /// The longest mitred corner, in widths of the line; a longer one is cut off.
  public var miterLimit: CGFloat
  /// The lengths of painted and unpainted stretches in turn, in points; none for a solid line.
  public var dash: [CGFloat]
  /// How far into the pattern the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a style; widths, lengths and the phase of the pattern are in points.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [CGFloat](),
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The pattern, if it can be drawn: finite lengths that are not negative and not all zero.
  package var pattern: [CGFloat]? {
    let isDrawable = dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
    return isDrawable && dashPhase.isFinite ? dash : nil
  }
}
