package import Foundation

/// A point as the vector from the origin to it.
extension CGPoint {
  package static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  package static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }

  package static func * (lhs: CGPoint, rhs: CGFloat) -> CGPoint {
    CGPoint(x: lhs.x * rhs, y: lhs.y * rhs)
  }

  /// The distance from the origin.
  package var length: CGFloat { (x * x + y * y).squareRoot() }

  /// The point that is a fraction of the way to another one.
  package func interpolated(to other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    self + (other - self) * fraction
  }

  /// The z component of the cross product: positive if the other vector lies clockwise on screen.
  package func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }
}
