package import Foundation

/// Gives the child a fixed width or height, as SwiftUI's `frame(width:height:alignment:)`.
package struct FrameLayout: UnaryLayout, Equatable {
  /// The width in points; nil for the child's.
  package let width: CGFloat?
  /// The height in points; nil for the child's.
  package let height: CGFloat?
  /// Where the child stands in a frame of another size.
  package let alignment: Alignment

  package init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    let fixed = ProposedViewSize(width: width, height: height).normalized
    self.width = fixed.width.flatMap { $0.isFinite ? $0 : nil }
    self.height = fixed.height.flatMap { $0.isFinite ? $0 : nil }
    self.alignment = alignment
  }

  package func childProposal(
    for proposal: ProposedViewSize,
    ideal: CGSize
  ) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func size(for proposal: ProposedViewSize, child: CGSize) -> CGSize {
    CGSize(width: width ?? child.width, height: height ?? child.height)
  }

  package func settlesLength(along axis: Axis) -> Bool? {
    (axis == .horizontal ? width : height) == nil ? nil : true
  }

  package func childOrigin(in placement: UnaryPlacement) -> CGPoint {
    placement.origin(alignedBy: alignment)
  }
}
