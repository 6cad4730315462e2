import Foundation

/// Where a stack sets its children along its axis and across it for one proposal.
struct StackArrangement {
  /// A child's place: its proposal, its origin in the stack.
  struct Slot {
    var proposal: ProposedViewSize
    var origin: CGPoint
  }

  var slots: [Slot]
  var size: CGSize
}
