package import Foundation

/// Offers the child a size of one ratio, as SwiftUI's `aspectRatio`.
package struct AspectRatioLayout: UnaryLayout, Equatable {
  /// Width divided by height; nil for the ratio of the child's ideal size.
  package var ratio: CGFloat?
  package var contentMode: ContentMode

  package init(_ ratio: CGFloat? = nil, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  package var needsIdealSize: Bool { ratio == nil }

  package func childProposal(
    for proposal: ProposedViewSize,
    ideal: CGSize
  ) -> ProposedViewSize {
    let ratio = ratio ?? ideal.width / ideal.height
    // Without a usable ratio there is nothing to keep.
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return proposal
    case (let width?, nil):
      return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?):
      return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let byHeight = height * ratio
      let takesWidth = contentMode == .fit ? width <= byHeight : width >= byHeight
      return takesWidth
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: byHeight, height: height)
    }
  }
}
