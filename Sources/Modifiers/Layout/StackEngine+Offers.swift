import Foundation

extension StackEngine {
  /// Returns what each child is offered along the axis.
  ///
  /// - Complexity: O(*n* log *n*) for *n* children.
  func offers(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: StackLayoutCache
  ) -> [CGFloat?] {
    // Without a bound there is nothing to share: every child gets the same proposal.
    guard let room = proposal[axis], room.isFinite, subviews.count > 1 else {
      return [CGFloat?](repeating: proposal[axis], count: subviews.count)
    }
    var negotiation = StackNegotiation(
      axis: axis, proposal: proposal, subviews: subviews, room: room - cache.gapTotal)
    negotiation.run(cache.groups)
    return negotiation.offers
  }
}
