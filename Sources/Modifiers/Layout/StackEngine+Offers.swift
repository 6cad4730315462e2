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
    var offers = [CGFloat?](repeating: proposal[axis], count: subviews.count)
    // Without a bound there is nothing to share: every child gets the same proposal.
    guard let room = proposal[axis], room.isFinite, subviews.count > 1 else { return offers }

    func length(_ index: Int, offered: CGFloat) -> CGFloat {
      var offer = proposal
      offer[axis] = offered
      return subviews[subviews.startIndex + index].sizeThatFits(offer)[axis]
    }

    var remaining = room - cache.gapTotal
    for (rank, group) in cache.groups.enumerated() {
      let reserved = cache.groups[(rank + 1)...].reduce(0) { total, lower in
        lower.reduce(total) { $0 + length($1, offered: 0) }
      }
      var available = remaining - reserved
      var flexible: [(index: Int, flexibility: CGFloat)] = []
      if group.count == 1 {
        flexible = [(group[0], .infinity)]
      }
      for index in group where group.count > 1 {
        let least = length(index, offered: 0)
        let most = length(index, offered: .infinity)
        if least == most {
          // It takes its length whatever it is offered, so the offer stays the same when siblings
          // change, and its size is known.
          offers[index] = least
          available -= least
          remaining -= least
        } else {
          flexible.append((index, most - least))
        }
      }
      // Equal flexibility keeps the order of the children.
      flexible.sort { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
      for (rank, child) in flexible.enumerated() {
        let share = max(0, available / CGFloat(flexible.count - rank))
        offers[child.index] = share
        let taken = length(child.index, offered: share)
        available -= taken
        remaining -= taken
      }
    }
    return offers
  }
}
