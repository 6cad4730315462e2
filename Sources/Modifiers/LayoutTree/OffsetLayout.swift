package import Foundation

/// Moves the child without telling anybody, as SwiftUI's `offset`: size and guides stay.
package struct OffsetLayout: UnaryLayout, Equatable {
  /// The distance in points.
  package var offset: CGSize

  package init(_ offset: CGSize) {
    self.offset = offset
  }

  package func settlesLength(along axis: Axis) -> Bool? { nil }

  package func childOrigin(in placement: UnaryPlacement) -> CGPoint {
    CGPoint(x: offset.width, y: offset.height)
  }

  package func explicitAlignment(
    of key: AlignmentKey,
    in placement: UnaryPlacement,
    inherited: CGFloat?
  ) -> CGFloat? {
    inherited
  }
}
