package import Foundation

extension LayoutBox {
  /// Gives the box its frame, and sees to it that its children are placed where that is needed.
  ///
  /// - Complexity: O(1) for a box that is measured; nothing below is touched if the size is the
  ///   same.
  final func settle(at origin: CGPoint, proposal: ProposedViewSize, _ context: LayoutContext) {
    let proposal = proposal.normalized
    let settled = CGRect(origin: origin.normalized, size: measure(proposal, context))
    if placedProposal != proposal || frame.size != settled.size {
      placedProposal = proposal
      needsPlacement = true
    }
    if frame != settled {
      frame = settled
      context.didMove = true
      if reportsFrame { context.reframed.append(self) }
    }
    if needsPlacement { context.placing.append(self) }
  }

  /// Places the children of all boxes that wait for it, in a loop.
  static func drainPlacements(_ context: LayoutContext) {
    while let box = context.placing.popLast() {
      guard box.needsPlacement, let proposal = box.placedProposal else { continue }
      box.needsPlacement = false
      box.placeChildren(in: box.frame.size, proposal: proposal, context)
    }
  }

  /// Walks the boxes from here down, parents first, each with its frame in this box's parent space.
  ///
  /// - Complexity: O(*n*) for *n* boxes, without recursion.
  package final func forEachFrame(_ body: (LayoutBox, CGRect) -> Void) {
    var pending: [(box: LayoutBox, origin: CGPoint)] = [(self, .zero)]
    while let (box, origin) = pending.popLast() {
      let frame = box.frame.offsetBy(dx: origin.x, dy: origin.y)
      body(box, frame)
      for index in stride(from: box.childCount - 1, through: 0, by: -1) {
        pending.append((box.child(at: index), frame.origin))
      }
    }
  }
}
