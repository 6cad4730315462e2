import Foundation

extension LayoutBox {
  /// Returns the size for a proposal, from the cache where it was asked before.
  ///
  /// Recurses only inside containers of several children.
  final func measure(_ proposal: ProposedViewSize, _ context: LayoutContext) -> CGSize {
    let proposal = proposal.normalized
    if let known = sizes[proposal] { return known }
    return decisiveChild == nil
      ? answer(proposal, context) : measureChain(proposal, context)
  }

  /// Goes down a chain of decisive children and up again, in a loop.
  private final func measureChain(
    _ proposal: ProposedViewSize,
    _ context: LayoutContext
  ) -> CGSize {
    let base = context.measuring.count
    var last = descend(from: proposal, context)
    while true {
      var size = last.box.measure(last.proposal, context)
      guard let next = ascend(to: base, with: &size, context) else { return size }
      last = next.box.descend(from: next.proposal, context)
    }
  }

  /// Goes down to the first box that can answer, and leaves those that wait for it in the context.
  private final func descend(
    from proposal: ProposedViewSize,
    _ context: LayoutContext
  ) -> LayoutContext.Pending {
    var last = LayoutContext.Pending(box: self, proposal: proposal)
    while last.box.sizes[last.proposal] == nil, let child = last.box.decisiveChild {
      last.isIdeal = last.box.needsIdealSize
      context.measuring.append(last)
      last = LayoutContext.Pending(
        box: child,
        proposal: last.isIdeal
          ? .unspecified
          : last.box.childProposal(for: last.proposal, ideal: .zero).normalized)
    }
    return last
  }

  /// Gives the boxes that wait their sizes; returns one that asks its child a second time.
  private final func ascend(
    to base: Int,
    with size: inout CGSize,
    _ context: LayoutContext
  ) -> LayoutContext.Pending? {
    while context.measuring.count > base {
      var pending = context.measuring.removeLast()
      if pending.isIdeal, let child = pending.box.decisiveChild {
        pending.isIdeal = false
        context.measuring.append(pending)
        let proposal = pending.box.childProposal(for: pending.proposal, ideal: size)
        return LayoutContext.Pending(box: child, proposal: proposal.normalized)
      }
      size = pending.box.size(for: pending.proposal, child: size).normalized
      pending.box.keep(size, for: pending.proposal, context)
    }
    return nil
  }

  /// The size of a box that decides by itself.
  private final func answer(
    _ proposal: ProposedViewSize,
    _ context: LayoutContext
  ) -> CGSize {
    let size = computeSize(for: proposal, context).normalized
    keep(size, for: proposal, context)
    return size
  }

  private final func keep(
    _ size: CGSize,
    for proposal: ProposedViewSize,
    _ context: LayoutContext
  ) {
    guard !context.isExceeded else { return }
    context.count(self)
    sizes.store(size, for: proposal, in: context.pass)
  }

  /// What the decisive child is proposed.
  final func resolvedChildProposal(
    for proposal: ProposedViewSize,
    _ context: LayoutContext
  ) -> ProposedViewSize {
    var ideal = CGSize.zero
    if needsIdealSize, let child = decisiveChild {
      ideal = child.measure(.unspecified, context)
    }
    return childProposal(for: proposal, ideal: ideal).normalized
  }

  /// Returns size and guides for a proposal.
  final func dimensions(
    in proposal: ProposedViewSize,
    _ context: LayoutContext
  ) -> ViewDimensions {
    let proposal = proposal.normalized
    let size = measure(proposal, context)
    guard !guides.isEmpty else { return ViewDimensions(size, proposal: proposal, source: nil) }
    return ViewDimensions(size, proposal: proposal, source: BoxElement(self, context))
  }
}
