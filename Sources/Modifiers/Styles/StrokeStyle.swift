public import Foundation

/// How a line is drawn, as SwiftUI's `StrokeStyle`.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line in points.
  public var lineWidth: CGFloat
  /// The lengths of painted and unpainted stretches in turn, in points; none for a solid line.
  public var dash: [CGFloat]
  /// How far into the pattern the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a style from a width and a pattern in points.
  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
    self.lineWidth = lineWidth
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
