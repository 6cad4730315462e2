import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Draws the child turned without telling anybody, as SwiftUI's `rotationEffect`.
struct RotationEffectLayout: UnaryLayout, Equatable {
  /// How far the child is turned, clockwise on a screen.
  var angle: Angle

  /// The point that stays where it is.
  var anchor: UnitPoint

  init(_ angle: Angle, anchor: UnitPoint) {
    self.angle = angle
    self.anchor = anchor
  }

  func childTransform(in size: CGSize) -> CGAffineTransform? {
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
