import Foundation

/// A vertical stack at its ideal length along some axes, seen through a window.
struct ScrollLayout: ScrollingLayout {
  let axes: Axis.Set

  /// Where the window stands on the stack; it is moved back onto it whenever the stack is placed.
  let position: ScrollPosition

  private var content: VStackLayout { VStackLayout() }

  func makeCache(subviews: Subviews) -> StackLayoutCache {
    content.makeCache(subviews: subviews)
  }

  func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
    content.spacing(subviews: subviews, cache: &cache)
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize {
    let size = content.sizeThatFits(
      proposal: contentProposal(proposal), subviews: subviews, cache: &cache)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) {
    let size = content.sizeThatFits(
      proposal: contentProposal(proposal), subviews: subviews, cache: &cache)
    position.settle(content: size, in: bounds.size)
    place(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private func place(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) {
    let inner = contentProposal(proposal)
    let size = content.sizeThatFits(proposal: inner, subviews: subviews, cache: &cache)
    let origin = bounds.origin - position.offset
    content.placeSubviews(
      in: CGRect(origin: origin, size: size), proposal: inner, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGFloat? {
    subviews.mergedAlignment(of: guide.key) {
      place(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGFloat? {
    subviews.mergedAlignment(of: guide.key) {
      place(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}
