package import Foundation

#if canImport(CoreGraphics)
  package import CoreGraphics
#endif

/// Draws the child turned without telling anybody, as SwiftUI's `rotationEffect`.
package struct RotationEffectLayout: UnaryLayout, Equatable {
  /// How far the child is turned, clockwise on a screen.
  package var angle: Angle

  /// The point that stays where it is.
  package var anchor: UnitPoint

  package init(_ angle: Angle, anchor: UnitPoint) {
    self.angle = angle
    self.anchor = anchor
  }

  package func childTransform(in size: CGSize) -> CGAffineTransform? {
    guard angle.radians.isFinite else { return nil }
    let sine = Self.exact(sin(CGFloat(angle.radians)))
    let cosine = Self.exact(cos(CGFloat(angle.radians)))
    return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
      .around(anchor, of: size)
  }

  /// The nearest of -1, 0 and 1 for what differs from it only by rounding, so that a quarter turn
  /// leaves level what was upright.
  private static func exact(_ value: CGFloat) -> CGFloat {
    abs(value - value.rounded()) < 1e-14 ? value.rounded() : value
  }
}

extension CGAffineTransform {
  /// Returns this transform around a point of a rectangle of a size; nil if it changes nothing, or
  /// is not one of numbers.
  func around(_ anchor: UnitPoint, of size: CGSize) -> CGAffineTransform? {
    let x = anchor.x * size.width
    let y = anchor.y * size.height
    let result = CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
    let numbers = [result.a, result.b, result.c, result.d, result.tx, result.ty]
    return isIdentity || !numbers.allSatisfy(\.isFinite) ? nil : result
  }
}
