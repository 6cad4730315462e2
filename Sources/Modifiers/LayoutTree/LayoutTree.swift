package import Foundation

/// A tree of boxes, and the work that is left to do on it.
///
/// Boxes that changed are measured again, the deepest first, for the proposals they had been asked
/// for. Where all answers are the same, nothing above is looked at. Then those boxes are placed
/// whose size, proposal or children changed.
package final class LayoutTree {
  /// How many containers of several children may be measured inside each other by default.
  ///
  /// A level of stacks takes up to 5 kilobytes of call stack in a debug build, so that 8 megabytes
  /// hold the limit and leave a third for layouts that take more.
  package static let standardNestingLimit = 1_100

  /// The outermost box.
  package var root: LayoutBox?

  /// Boxes with nothing around them that are laid out with the root, for the same proposal, and
  /// are no part of it.
  private var detached: [LayoutBox] = []
  private var isDetachedNew = false

  private let context: LayoutContext
  private var changed: [LayoutBox] = []
  /// Boxes that were measured again and whose children may have to be placed, deepest first.
  private var waiting: [LayoutBox] = []
  private var latest: (root: ObjectIdentifier, proposal: ProposedViewSize)?

  package init(root: LayoutBox? = nil, nestingLimit: Int = standardNestingLimit) {
    self.root = root
    self.context = LayoutContext(nestingLimit: nestingLimit)
  }

  /// Says that a box changed. The boxes' own operations say so themselves.
  ///
  /// - Complexity: O(1) amortised.
  package func invalidate(_ box: LayoutBox) {
    guard !box.isQueued else { return }
    box.isQueued = true
    changed.append(box)
  }

  /// Replaces the boxes that are laid out beside the root.
  package func setDetached(_ boxes: [LayoutBox]) {
    detached = boxes
    isDetachedNew = true
  }

  /// Whether a layout for the same proposal would have anything to do.
  package var needsLayout: Bool {
    !changed.isEmpty || isDetachedNew || latest?.root != root.map(ObjectIdentifier.init)
  }

  /// Sizes and places what changed since the last time, or everything for another proposal.
  ///
  /// - Throws: ``LayoutLimitError``; frames are then those of the last layout where not yet
  ///   renewed, and the next layout starts afresh.
  /// - Complexity: O(*k* + *d*) for *k* boxes that are affected and *d* boxes above them.
  package func layout(in proposal: ProposedViewSize) throws(LayoutLimitError) -> LayoutOutcome {
    context.beginPass()
    revalidateChanged()
    guard let root else {
      return LayoutOutcome(size: .zero, layouts: 0, didMove: false, reframed: [])
    }
    for outermost in [root] + detached {
      outermost.settle(at: .zero, proposal: proposal, context)
      LayoutBox.drainPlacements(context)
    }
    // Boxes above come before those below: placing the former may be all that the latter needed.
    for box in waiting.reversed() where box.needsPlacement {
      context.placing.append(box)
      LayoutBox.drainPlacements(context)
    }
    waiting.removeAll(keepingCapacity: true)
    guard !context.isExceeded else {
      for outermost in [root] + detached { outermost.forgetMeasurements() }
      latest = nil
      throw LayoutLimitError(nestingLimit: context.nestingLimit)
    }
    isDetachedNew = false
    latest = (ObjectIdentifier(root), proposal.normalized)
    let reframed = context.reframed
    context.reframed.removeAll(keepingCapacity: true)
    return LayoutOutcome(
      size: root.frame.size, layouts: context.layouts, didMove: context.didMove,
      reframed: reframed)
  }

  /// Returns the size that the root would have for a proposal, without placing anything.
  package func sizeThatFits(_ proposal: ProposedViewSize) throws(LayoutLimitError) -> CGSize {
    context.beginPass()
    revalidateChanged()
    let size = root?.measure(proposal, context) ?? .zero
    guard !context.isExceeded else {
      root?.forgetMeasurements()
      latest = nil
      throw LayoutLimitError(nestingLimit: context.nestingLimit)
    }
    return size
  }

  private func revalidateChanged() {
    let boxes = changed
    changed.removeAll()
    for box in boxes { box.isQueued = false }
    waiting.append(contentsOf: revalidate(boxes, context))
  }
}
