public import Foundation

/// A line around an area, in points.
public enum Outline: Equatable, Sendable {
  /// The edges of a rectangle.
  case rectangle(CGRect)
  /// The edges of a rectangle with round corners; corners that do not fit are made smaller.
  case roundedRectangle(CGRect, cornerSize: CGSize)
  /// The ellipse that touches all edges of a rectangle.
  case ellipse(CGRect)
  /// A rectangle whose shorter sides are half circles.
  case capsule(CGRect)
  /// Any lines and curves. A point is inside where they wind around it or, with `eoFill`, where an
  /// odd number of them does. A move that nothing is drawn from counts for the bounds.
  case path([Path.Element], eoFill: Bool)

  /// Returns the edges of a rectangle with round corners; a radius is at most half the shorter
  /// side.
  public static func roundedRectangle(_ bounds: CGRect, cornerRadius: CGFloat) -> Outline {
    .roundedRectangle(bounds, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// The rectangle that the outline touches on all sides; that of a figure is as it was given.
  ///
  /// - Complexity: O(elements).
  public var bounds: CGRect {
    switch self {
    case .rectangle(let bounds), .roundedRectangle(let bounds, _), .ellipse(let bounds),
      .capsule(let bounds):
      bounds
    case .path(let elements, _): Outline.bounds(of: elements)
    }
  }

  private static func bounds(of elements: [Path.Element]) -> CGRect {
    guard elements.allSatisfy(\.isNumber) else {
      return CGRect(x: CGFloat.nan, y: .nan, width: .nan, height: .nan)
    }
    let points = Subpath.all(of: elements).flatMap { part in
      [part.start] + part.segments.flatMap(\.extremes)
    }
    guard var low = points.first, var high = points.first else { return .null }
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The same outline on another rectangle.
  package func replacingBounds(_ bounds: CGRect) -> Outline {
    switch self {
    case .rectangle: return .rectangle(bounds)
    case .roundedRectangle(_, let cornerSize):
      return .roundedRectangle(bounds, cornerSize: cornerSize)
    case .ellipse: return .ellipse(bounds)
    case .capsule: return .capsule(bounds)
    case .path(let elements, let eoFill):
      let transform = CGAffineTransform(from: self.bounds, to: bounds)
      return .path(elements.map { $0.map { $0.applying(transform) } }, eoFill: eoFill)
    }
  }

  /// The radii of a corner: how far it reaches along the horizontal and the vertical edges; zero
  /// for a path.
  package var cornerRadii: CGSize {
    switch self {
    case .rectangle, .path: return .zero
    case .roundedRectangle(let bounds, let cornerSize):
      guard cornerSize.width > 0, cornerSize.height > 0 else { return .zero }
      let width = min(cornerSize.width, Drawing.coordinateLimit)
      let height = min(cornerSize.height, Drawing.coordinateLimit)
      let fit = min(
        1, abs(bounds.size.width) / 2 / width, abs(bounds.size.height) / 2 / height)
      return CGSize(width: width * fit, height: height * fit)
    case .ellipse(let bounds):
      return CGSize(width: abs(bounds.size.width) / 2, height: abs(bounds.size.height) / 2)
    case .capsule(let bounds):
      let shorterHalf = min(abs(bounds.size.width), abs(bounds.size.height)) / 2
      return CGSize(width: shorterHalf, height: shorterHalf)
    }
  }

  /// Returns whether a point lies in the area inside the outline.
  ///
  /// - Complexity: O(elements).
  package func contains(_ point: CGPoint) -> Bool {
    if case .path(let elements, let eoFill) = self {
      return FlatPath(elements).contains(point, eoFill: eoFill)
    }
    guard let rectangle = bounds.drawable else { return false }
    let x = point.x - rectangle.origin.x
    let y = point.y - rectangle.origin.y
    let width = rectangle.size.width
    let height = rectangle.size.height
    guard x >= 0, y >= 0, x < width, y < height else { return false }
    let radii = cornerRadii
    // The distance past the corner's centre towards its edges; negative between the corners.
    let across = radii.width - min(x, width - x)
    let along = radii.height - min(y, height - y)
    guard across > 0, along > 0 else { return true }
    let horizontal = across / radii.width
    let vertical = along / radii.height
    return horizontal * horizontal + vertical * vertical <= 1
  }
}
