import Foundation

extension LayoutBox {
  /// Returns the position that was set for a guide here or below, in a loop as sizes are.
  final func explicitAlignment(
    of key: AlignmentKey,
    in proposal: ProposedViewSize,
    _ context: LayoutContext
  ) -> CGFloat? {
    guard guides.contains(key.bit) else { return nil }
    let proposal = proposal.normalized
    if let known = guideValues.value(of: key, in: proposal) { return known }
    return decisiveChild == nil
      ? answer(key, in: proposal, context) : alignChain(key, in: proposal, context)
  }

  /// Goes down a chain of decisive children and up again, in a loop.
  private final func alignChain(
    _ key: AlignmentKey,
    in proposal: ProposedViewSize,
    _ context: LayoutContext
  ) -> CGFloat? {
    // Everything below is measured now, so that no box has to measure on the way up.
    _ = measure(proposal, context)
    let base = context.aligning.count
    let last = descend(to: key, in: proposal, context)
    var value = last.box.explicitAlignment(of: key, in: last.proposal, context)
    while context.aligning.count > base {
      let pending = context.aligning.removeLast()
      value = pending.box.pass(value, of: key, in: pending.proposal, context)
    }
    return value
  }

  /// Goes down to the first box that can answer, and leaves those that wait for it in the context.
  private final func descend(
    to key: AlignmentKey,
    in proposal: ProposedViewSize,
    _ context: LayoutContext
  ) -> LayoutContext.Pending {
    var last = LayoutContext.Pending(box: self, proposal: proposal)
    while last.box.guides.contains(key.bit),
      last.box.guideValues.value(of: key, in: last.proposal) == nil,
      let child = last.box.decisiveChild
    {
      context.aligning.append(last)
      last = LayoutContext.Pending(
        box: child, proposal: last.box.resolvedChildProposal(for: last.proposal, context))
    }
    return last
  }

  /// The guide of a box that decides by itself.
  private final func answer(
    _ key: AlignmentKey,
    in proposal: ProposedViewSize,
    _ context: LayoutContext
  ) -> CGFloat? {
    var value = computeAlignment(of: key, in: proposal, context)
    if value?.isFinite == false { value = nil }
    keep(value, of: key, in: proposal, context)
    return value
  }

  /// The guide that a box makes of its decisive child's.
  private final func pass(
    _ inherited: CGFloat?,
    of key: AlignmentKey,
    in proposal: ProposedViewSize,
    _ context: LayoutContext
  ) -> CGFloat? {
    // A closure that sets a guide may ask for others, so this is a level too.
    guard context.enter() else { return nil }
    var value = explicitAlignment(of: key, in: proposal, inherited: inherited, context)
    if value?.isFinite == false { value = nil }
    context.leave()
    keep(value, of: key, in: proposal, context)
    return value
  }

  private final func keep(
    _ value: CGFloat?,
    of key: AlignmentKey,
    in proposal: ProposedViewSize,
    _ context: LayoutContext
  ) {
    guard !context.isExceeded else { return }
    guideValues.store(value, of: key, in: proposal)
  }

  /// Makes known, here and above, that guides may be explicit from now on.
  ///
  /// - Complexity: O(1) where the boxes above know already, else O(*depth*).
  final func addGuides(_ added: AlignmentGuides) {
    var next: LayoutBox? = self
    while let box = next, !box.guides.isSuperset(of: added) {
      box.guides.formUnion(added)
      // A box that was measured may have told its parent that nothing is explicit.
      if !box.sizes.isEmpty { box.change.insert(.guides) }
      next = box.parent
    }
  }
}
