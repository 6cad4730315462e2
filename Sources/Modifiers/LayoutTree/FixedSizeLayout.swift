package import Foundation

/// Asks the child for its ideal length along some axes, as SwiftUI's `fixedSize`.
package struct FixedSizeLayout: UnaryLayout, Equatable {
  package var axes: Axis.Set

  package init(_ axes: Axis.Set = [.horizontal, .vertical]) {
    self.axes = axes
  }

  package func settlesLength(along axis: Axis) -> Bool? {
    axes.contains(Axis.Set(axis)) ? true : nil
  }

  package func childProposal(
    for proposal: ProposedViewSize,
    ideal: CGSize
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
