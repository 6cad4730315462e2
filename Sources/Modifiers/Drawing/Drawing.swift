public import Foundation

/// What a laid-out tree looks like: a size and a list of commands.
///
/// Coordinates are in points, with the origin at the top left and y growing downward. Any rectangle
/// is allowed: one with a negative size means the same area as its positive counterpart, one that
/// reaches further than ``coordinateLimit`` ends there, and one with a coordinate that is not a
/// number draws nothing.
public struct Drawing: Equatable, Sendable {
  /// The size of the picture, in points; renderers leave out what lies outside.
  public var size: CGSize
  /// The steps of the drawing, in the order in which they are drawn.
  public var commands: [DrawingCommand]

  /// Creates a drawing.
  public init(size: CGSize = .zero, commands: [DrawingCommand] = []) {
    self.size = size
    self.commands = commands
  }

  /// The distance from the origin, in points, at which every coordinate is cut off.
  public static let coordinateLimit: CGFloat = 1_000_000

  /// The size that renderers use: each side is in 0...``coordinateLimit``.
  package var drawableSize: CGSize {
    func side(_ value: CGFloat) -> CGFloat {
      value.isNaN ? 0 : min(max(value, 0), Drawing.coordinateLimit)
    }
    return CGSize(width: side(size.width), height: side(size.height))
  }
}

extension CGRect {
  /// The rectangle with a size that is not negative and edges within ``Drawing/coordinateLimit``;
  /// nil if a coordinate is not a number.
  package var drawable: CGRect? {
    guard
      let horizontal = drawableInterval(from: origin.x, length: size.width),
      let vertical = drawableInterval(from: origin.y, length: size.height)
    else { return nil }
    return CGRect(
      x: horizontal.lowerBound,
      y: vertical.lowerBound,
      width: horizontal.upperBound - horizontal.lowerBound,
      height: vertical.upperBound - vertical.lowerBound
    )
  }
}

private func drawableInterval(from start: CGFloat, length: CGFloat) -> ClosedRange<CGFloat>? {
  guard !start.isNaN, !length.isNaN else { return nil }
  let limit = Drawing.coordinateLimit
  // The sum of two opposite infinities is not a number: it spans everything.
  let end = start + length
  let edges = end.isNaN ? (-limit, limit) : (min(start, end), max(start, end))
  return min(max(edges.0, -limit), limit)...min(max(edges.1, -limit), limit)
}
