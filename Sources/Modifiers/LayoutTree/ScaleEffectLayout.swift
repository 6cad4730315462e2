import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Draws the child larger or smaller without telling anybody, as SwiftUI's `scaleEffect`.
struct ScaleEffectLayout: UnaryLayout, Equatable {
  /// The factors of width and height.
  var scale: CGSize

  /// The point that stays where it is.
  var anchor: UnitPoint

  init(_ scale: CGSize, anchor: UnitPoint) {
    self.scale = scale
    self.anchor = anchor
  }

  func childTransform(in size: CGSize) -> CGAffineTransform? {
    CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, of: size)
  }
}
