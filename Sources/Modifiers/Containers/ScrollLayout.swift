import Foundation

/// A vertical stack at its ideal length along some axes, seen through a window.
struct ScrollLayout: Layout {
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

/// Where a scroll view stands on its content, in points.
final class ScrollPosition {
  /// The point of the content that is seen at the top left.
  private(set) var offset = CGPoint.zero

  /// The size of the content, and of what is seen of it, as of the last layout.
  private(set) var contentSize = CGSize.zero
  private(set) var visibleSize = CGSize.zero

  init() {}

  /// Moves to a point of the content; returns whether that is another one.
  func move(to point: CGPoint) -> Bool {
    let former = offset
    offset = clamped(point)
    return offset != former
  }

  /// The nearest point at which nothing but content is seen.
  func clamped(_ point: CGPoint) -> CGPoint {
    func clamp(_ value: CGFloat, _ content: CGFloat, _ visible: CGFloat) -> CGFloat {
      let limit = content - visible
      return value > 0 && limit > 0 ? min(value, limit) : 0
    }
    return CGPoint(
      x: clamp(point.x, contentSize.width, visibleSize.width),
      y: clamp(point.y, contentSize.height, visibleSize.height))
  }

  fileprivate func settle(content: CGSize, in visible: CGSize) {
    contentSize = content
    visibleSize = visible
    offset = clamped(offset)
  }
}
