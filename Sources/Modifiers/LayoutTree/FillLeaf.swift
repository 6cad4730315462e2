package import Foundation

/// A leaf that takes what it is offered, and a given size where nothing is: a colour, a shape.
package struct FillLeaf: LeafSizing, Equatable {
  /// The size in points where nothing is proposed.
  package var ideal: CGSize

  package init(ideal: CGSize = CGSize(width: 10, height: 10)) {
    self.ideal = ideal
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: ideal)
  }
}
