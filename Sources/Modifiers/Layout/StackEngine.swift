import Foundation

/// The layout that `VStackLayout` and `HStackLayout` share.
///
/// Room is given to the highest layout priority first, while the lower ones keep their minimum.
/// Within one priority the least flexible child chooses first, and each is offered an equal share
/// of what is left.
struct StackEngine {
  let axis: Axis
  /// The guide that the children share, across the axis.
  let alignment: AlignmentKey
  /// The distance between two children in points; nil for what they prefer.
  let spacing: CGFloat?

  func makeCache(subviews: LayoutSubviews) -> StackLayoutCache {
    StackLayoutCache(subviews: subviews, axis: axis, spacing: spacing)
  }

  /// Returns the wishes of the outer children along the axis, of all children across it.
  func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    var result = ViewSpacing()
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for subview in subviews {
      result.formUnion(subview.spacing, edges: across)
    }
    if let first = subviews.first, let last = subviews.last {
      result.formUnion(first.spacing, edges: axis == .horizontal ? .leading : .top)
      result.formUnion(last.spacing, edges: axis == .horizontal ? .trailing : .bottom)
    }
    return result
  }

  /// Returns the arrangement for a proposal, from the cache where it was the last one asked for.
  func arrangement(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout StackLayoutCache
  ) -> StackArrangement {
    if let known = cache.arrangement(for: proposal) { return known }
    let offers = offers(proposal: proposal, subviews: subviews, cache: cache)
    var arrangement = align(
      offers, proposal: proposal, subviews: subviews, gaps: cache.gaps)
    if proposal[axis.crossing] == nil, subviews.count > 1 {
      spread(&arrangement, subviews: subviews, gaps: cache.gaps)
    }
    cache.latest = (proposal, arrangement)
    return arrangement
  }

  func place(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout StackLayoutCache
  ) {
    let arrangement = arrangement(proposal: proposal, subviews: subviews, cache: &cache)
    for (subview, slot) in zip(subviews, arrangement.slots) {
      let position = CGPoint(x: bounds.minX + slot.origin.x, y: bounds.minY + slot.origin.y)
      subview.place(at: position, proposal: slot.proposal)
    }
  }

  /// Sets the children one after the other along the axis, their guides in line across it.
  private func align(
    _ offers: [CGFloat?],
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    gaps: [CGFloat]
  ) -> StackArrangement {
    var builder = StackArrangement.Builder(axis: axis, capacity: offers.count)
    var offer = proposal
    for index in offers.indices {
      offer[axis] = offers[index]
      let subview = subviews[subviews.startIndex + index]
      append(subview, offered: offer, gap: gaps[index], to: &builder)
    }
    return builder.finish()
  }

  /// Offers the children what the stack takes across its axis, which was offered nothing itself: a
  /// divider is then as long as the stack, and buttons that take all there is are equally wide.
  ///
  /// Along the axis each keeps its length, so that the stack does; one that cannot is offered what
  /// it was offered before.
  private func spread(
    _ arrangement: inout StackArrangement, subviews: LayoutSubviews, gaps: [CGFloat]
  ) {
    let across = axis.crossing
    let room = arrangement.size[across]
    var builder = StackArrangement.Builder(axis: axis, capacity: subviews.count)
    for (index, subview) in subviews.enumerated() {
      var offer = arrangement.slots[index].proposal
      let size = subview.sizeThatFits(offer)
      if size[across] != room, !subview.isRigid(along: across) {
        var wide = offer
        wide[across] = room
        if subview.sizeThatFits(wide)[axis] != size[axis] { wide[axis] = size[axis] }
        let other = subview.sizeThatFits(wide)
        if other[axis] == size[axis], other[across] <= room { offer = wide }
      }
      append(subview, offered: offer, gap: gaps[index], to: &builder)
    }
    let spread = builder.finish()
    // Guides may stand elsewhere in what is longer, and then nothing fits any more.
    if spread.size == arrangement.size { arrangement = spread }
  }

  private func append(
    _ subview: LayoutSubview, offered offer: ProposedViewSize, gap: CGFloat,
    to builder: inout StackArrangement.Builder
  ) {
    let size = subview.sizeThatFits(offer)
    let guide = subview.position(of: alignment, in: size, proposal: offer)
    builder.append(size: size, guide: guide, proposal: offer, gap: gap)
  }
}
