package import Foundation

/// Adds space around the child, as SwiftUI's `padding`.
package struct PaddingLayout: UnaryLayout, Equatable {
  /// The space in points; negative insets let the child stand out.
  package var insets: EdgeInsets

  package init(_ insets: EdgeInsets) {
    self.insets = insets
  }

  package func childProposal(
    for proposal: ProposedViewSize,
    ideal: CGSize
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.total(along: .horizontal)) },
      height: proposal.height.map { max(0, $0 - insets.total(along: .vertical)) })
  }

  package func size(for proposal: ProposedViewSize, child: CGSize) -> CGSize {
    CGSize(
      width: child.width + insets.total(along: .horizontal),
      height: child.height + insets.total(along: .vertical))
  }

  package func settlesLength(along axis: Axis) -> Bool? { nil }

  package func childOrigin(in placement: UnaryPlacement) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }
}
