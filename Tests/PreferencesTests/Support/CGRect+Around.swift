import Foundation

extension CGRect {
  /// Whether another rectangle lies inside. Foundation's own test is one for equality after a union,
  /// which rounding fails.
  func isAround(_ other: CGRect) -> Bool {
    minX <= other.minX + 1e-6 && maxX >= other.maxX - 1e-6
      && minY <= other.minY + 1e-6 && maxY >= other.maxY - 1e-6
  }

  /// Whether another rectangle is this one, but for rounding.
  func isNear(_ other: CGRect) -> Bool { isAround(other) && other.isAround(self) }
}
