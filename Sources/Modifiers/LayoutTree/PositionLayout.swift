package import Foundation

/// Takes all the room and puts the child's middle at a point, as SwiftUI's `position`.
package struct PositionLayout: UnaryLayout, Equatable {
  /// The point in points from the top leading corner.
  package var position: CGPoint

  package init(_ position: CGPoint) {
    self.position = position
  }

  package func size(for proposal: ProposedViewSize, child: CGSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child)
  }

  package func childOrigin(in placement: UnaryPlacement) -> CGPoint {
    CGPoint(
      x: position.x - placement.child.width / 2,
      y: position.y - placement.child.height / 2)
  }
}
