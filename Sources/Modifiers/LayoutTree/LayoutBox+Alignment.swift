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
    // Everything below is measured now, so that no box has to measure on the way up.
    _ = measure(proposal, context)

    let base = context.aligning.count
    var value = descend(to: key, in: proposal, context)
    while context.aligning.count > base {
      let pending = context.aligning.removeLast()
      value = pending.box.nested(context) {
        pending.box.explicitAlignment(
          of: key, in: pending.proposal, inherited: value, context)
      }
      pending.box.keep(value, of: key, in: pending.proposal, context)
    }
    return value
  }

  /// Goes down to the first box that can answer, and returns its answer.
  private final func descend(
    to key: AlignmentKey,
    in proposal: ProposedViewSize,
    _ context: LayoutContext
  ) -> CGFloat? {
    var box = self
    var asked = proposal
    while box.guides.contains(key.bit) {
      if let known = box.guideValues.value(of: key, in: asked) { return known }
      guard let child = box.decisiveChild else {
        let value = box.nested(context) {
          box.computeAlignment(of: key, in: asked, context)
        }
        box.keep(value, of: key, in: asked, context)
        return value
      }
      context.aligning.append(.init(box: box, proposal: asked))
      asked = box.resolvedChildProposal(for: asked, context)
      box = child
    }
    return nil
  }

  /// Asks for a guide one level deeper: a closure that sets a guide may ask for others.
  private final func nested(
    _ context: LayoutContext,
    _ body: () -> CGFloat?
  ) -> CGFloat? {
    guard context.enter() else { return nil }
    defer { context.leave() }
    guard let value = body(), value.isFinite else { return nil }
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
