public import Foundation

/// A closed line around an area, in points.
public enum Outline: Equatable, Sendable {
  /// The edges of a rectangle.
  case rectangle(CGRect)
  /// The edges of a rectangle with round corners; a radius is at most half the shorter side.
  case roundedRectangle(CGRect, cornerRadius: CGFloat)
  /// The ellipse that touches all edges of a rectangle.
  case ellipse(CGRect)
  /// A rectangle whose shorter sides are half circles.
  case capsule(CGRect)

  /// The rectangle that the outline touches on all sides, as it was given.
  public var bounds: CGRect {
    switch self {
    case .rectangle(let bounds), .roundedRectangle(let bounds, _), .ellipse(let bounds),
      .capsule(let bounds):
      bounds
    }
  }

  /// The same outline on another rectangle.
  package func replacingBounds(_ bounds: CGRect) -> Outline {
    switch self {
    case .rectangle: .rectangle(bounds)
    case .roundedRectangle(_, let cornerRadius):
      .roundedRectangle(bounds, cornerRadius: cornerRadius)
    case .ellipse: .ellipse(bounds)
    case .capsule: .capsule(bounds)
    }
  }

  /// The radii of a corner: how far it reaches along the horizontal and the vertical edges.
  package var cornerRadii: CGSize {
    let width = abs(bounds.size.width)
    let height = abs(bounds.size.height)
    let shorterHalf = min(width, height) / 2
    switch self {
    case .rectangle:
      return .zero
    case .roundedRectangle(_, let cornerRadius):
      let radius = cornerRadius > 0 ? min(cornerRadius, shorterHalf) : 0
      return CGSize(width: radius, height: radius)
    case .ellipse:
      return CGSize(width: width / 2, height: height / 2)
    case .capsule:
      return CGSize(width: shorterHalf, height: shorterHalf)
    }
  }

  /// Returns whether a point lies in the area inside the outline.
  package func contains(_ point: CGPoint) -> Bool {
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
