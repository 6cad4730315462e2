package import Foundation

#if canImport(CoreGraphics)
  package import CoreGraphics
#endif

/// Draws the child larger or smaller without telling anybody, as SwiftUI's `scaleEffect`.
package struct ScaleEffectLayout: UnaryLayout, Equatable {
  /// The factors of width and height.
  package var scale: CGSize

  /// The point that stays where it is.
  package var anchor: UnitPoint

  package init(_ scale: CGSize, anchor: UnitPoint) {
    self.scale = scale
    self.anchor = anchor
  }

  package func childTransform(in size: CGSize) -> CGAffineTransform? {
    CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, of: size)
  }
}
