package import Foundation

/// Takes what it is offered and offers all of it to the child, as SwiftUI's `GeometryReader`.
package struct FillLayout: UnaryLayout, Equatable {
  /// The size in points where nothing is proposed.
  package var ideal: CGSize

  package init(ideal: CGSize = CGSize(width: 10, height: 10)) {
    self.ideal = ideal
  }

  package func childProposal(
    for proposal: ProposedViewSize,
    ideal: CGSize
  ) -> ProposedViewSize {
    ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: self.ideal))
  }

  package func size(for proposal: ProposedViewSize, child: CGSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: ideal)
  }
}
