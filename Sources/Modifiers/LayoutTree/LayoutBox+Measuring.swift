import Foundation

extension LayoutBox {
  /// Returns the size for a proposal, from the cache where it was asked before.
  ///
  /// Goes down the chain of decisive children in a loop, and recurses only inside containers of
  /// several children.
  final func measure(_ proposal: ProposedViewSize, _ context: LayoutContext) -> CGSize {
    let proposal = proposal.normalized
    if let known = sizes[proposal] { return known }

    let base = context.measuring.count
    var box = self
    var asked = proposal
    while true {
      var size = Self.descend(&box, &asked, context)
      var isAskingAgain = false
      while context.measuring.count > base {
        let pending = context.measuring.removeLast()
        if pending.isIdeal, let child = pending.box.decisiveChild {
          context.measuring.append(.init(box: pending.box, proposal: pending.proposal))
          asked = pending.box.childProposal(for: pending.proposal, ideal: size).normalized
          box = child
          isAskingAgain = true
          break
        }
        size = pending.box.size(for: pending.proposal, child: size).normalized
        pending.box.keep(size, for: pending.proposal, context)
      }
      if !isAskingAgain { return size }
    }
  }

  /// Goes down to the first box that can answer, and returns its answer.
  private static func descend(
    _ box: inout LayoutBox,
    _ proposal: inout ProposedViewSize,
    _ context: LayoutContext
  ) -> CGSize {
    while true {
      if let known = box.sizes[proposal] { return known }
      guard let child = box.decisiveChild else {
        let size = box.computeSize(for: proposal, context).normalized
        box.keep(size, for: proposal, context)
        return size
      }
      let isIdeal = box.needsIdealSize
      context.measuring.append(.init(box: box, proposal: proposal, isIdeal: isIdeal))
      proposal =
        isIdeal ? .unspecified : box.childProposal(for: proposal, ideal: .zero).normalized
      box = child
    }
  }

  private final func keep(
    _ size: CGSize,
    for proposal: ProposedViewSize,
    _ context: LayoutContext
  ) {
    guard !context.isExceeded else { return }
    context.count(self)
    sizes.store(size, for: proposal)
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
