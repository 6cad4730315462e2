import Foundation

extension StackArrangement {
  /// Sets one child after the other, and lines their guides up when all are known.
  struct Builder {
    private let axis: Axis
    private var slots: [Slot] = []
    private var position: CGFloat = 0
    private var extent = AlignedExtent()

    init(axis: Axis, capacity: Int) {
      self.axis = axis
      slots.reserveCapacity(capacity)
    }

    /// Sets a child after the ones before, its guide counted from its own edge.
    mutating func append(
      size: CGSize,
      guide: CGFloat,
      proposal: ProposedViewSize,
      gap: CGFloat
    ) {
      var origin = CGPoint.zero
      position += gap
      origin[axis] = position
      position += size[axis]
      // The guide for now; its distance from the line follows at the end.
      origin[axis.crossing] = extent.include(size[axis.crossing], guide: guide)
      slots.append(Slot(proposal: proposal, origin: origin))
    }

    mutating func finish() -> StackArrangement {
      let across = axis.crossing
      for index in slots.indices {
        slots[index].origin[across] = extent.before - slots[index].origin[across]
      }
      return StackArrangement(
        slots: slots, size: CGSize(along: axis, max(0, position), across: extent.length))
    }
  }
}
