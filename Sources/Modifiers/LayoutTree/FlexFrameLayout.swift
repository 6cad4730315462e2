package import Foundation

/// Bounds the child's size, as SwiftUI's `frame(minWidth:idealWidth:maxWidth:…)`.
package struct FlexFrameLayout: UnaryLayout, Equatable {
  /// The bounds along one axis, in points; nil where there is none.
  package struct Bounds: Equatable {
    package let min: CGFloat?
    package let ideal: CGFloat?
    package let max: CGFloat?

    package init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
      func usable(_ length: CGFloat?) -> CGFloat? {
        guard let length, !length.isNaN else { return nil }
        return length > 0 ? length : 0
      }
      self.min = usable(min)
      self.ideal = usable(ideal)
      self.max = usable(max)
    }

    /// The length inside the bounds; the minimum wins over a maximum below it.
    private func clamp(_ length: CGFloat) -> CGFloat {
      Swift.max(min ?? 0, Swift.min(max ?? .infinity, length))
    }

    func childProposal(for proposed: CGFloat?) -> CGFloat? {
      (proposed ?? ideal).map(clamp)
    }

    func length(for proposed: CGFloat?, child: CGFloat) -> CGFloat {
      guard let proposed else { return clamp(ideal ?? child) }
      // A bound that is given lets the frame follow the proposal on its side of the child.
      let offered = clamp(proposed)
      var result = child
      if let max { result = Swift.min(max, Swift.max(result, offered)) }
      if let min { result = Swift.max(min, Swift.min(result, offered)) }
      return result
    }
  }

  package let width: Bounds
  package let height: Bounds
  /// Where the child stands in a frame of another size.
  package let alignment: Alignment

  package init(width: Bounds = Bounds(), height: Bounds = Bounds(), alignment: Alignment = .center)
  {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  package func childProposal(
    for proposal: ProposedViewSize,
    ideal: CGSize
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: width.childProposal(for: proposal.width),
      height: height.childProposal(for: proposal.height))
  }

  package func size(for proposal: ProposedViewSize, child: CGSize) -> CGSize {
    CGSize(
      width: width.length(for: proposal.width, child: child.width),
      height: height.length(for: proposal.height, child: child.height))
  }

  package func childOrigin(in placement: UnaryPlacement) -> CGPoint {
    placement.origin(alignedBy: alignment)
  }
}
