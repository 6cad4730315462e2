import Foundation

/// How a stack shares a bounded length among its children.
///
/// The steps are small functions on purpose: a child that is a stack negotiates inside of them, and
/// what a thousand such levels take of the call stack is what these frames take.
struct StackNegotiation {
  /// A child and the difference between the most and the least it would take.
  private struct Flexible {
    let index: Int
    let range: CGFloat

    static func chooses(_ one: Flexible, before two: Flexible) -> Bool {
      // Equal flexibility keeps the order of the children.
      one.range == two.range ? one.index < two.index : one.range < two.range
    }
  }

  private let axis: Axis
  private let proposal: ProposedViewSize
  private let subviews: LayoutSubviews
  /// What each child is offered along the axis.
  private(set) var offers: [CGFloat?]
  /// The length that no child has taken and no lower group keeps for its minimum.
  private var available: CGFloat

  init(axis: Axis, proposal: ProposedViewSize, subviews: LayoutSubviews, room: CGFloat) {
    self.axis = axis
    self.proposal = proposal
    self.subviews = subviews
    self.available = room
    self.offers = Array(repeating: nil, count: subviews.count)
  }

  /// Lets the groups choose in order; the lower ones keep their minimum until it is their turn.
  mutating func run(_ groups: [[Int]]) {
    let minimums = groups.indices.map { $0 == 0 ? 0 : minimum(of: groups[$0]) }
    for minimum in minimums { available -= minimum }
    for (group, minimum) in zip(groups, minimums) {
      available += minimum
      if group.count == 1 {
        offer(available, to: group[0])
      } else {
        share(among: settleRigid(group))
      }
    }
  }

  private func minimum(of group: [Int]) -> CGFloat {
    var total: CGFloat = 0
    for index in group { total += length(index, offered: 0) }
    return total
  }

  /// Settles the children that take one length whatever they are offered, and returns the others.
  private mutating func settleRigid(_ group: [Int]) -> [Flexible] {
    var flexible: [Flexible] = []
    for index in group {
      let least = length(index, offered: 0)
      let most = length(index, offered: .infinity)
      if least == most {
        // Its own length is the offer: it stays the same when siblings change.
        offers[index] = least
        available -= least
      } else {
        flexible.append(Flexible(index: index, range: most - least))
      }
    }
    flexible.sort(by: Flexible.chooses)
    return flexible
  }

  /// Lets the least flexible child choose first, each from an equal share of what is left.
  private mutating func share(among flexible: [Flexible]) {
    var waiting = CGFloat(flexible.count)
    for child in flexible {
      offer(available / waiting, to: child.index)
      waiting -= 1
    }
  }

  private mutating func offer(_ share: CGFloat, to index: Int) {
    let share = share > 0 ? share : 0
    offers[index] = share
    available -= length(index, offered: share)
  }

  private func length(_ index: Int, offered: CGFloat) -> CGFloat {
    var offer = proposal
    offer[axis] = offered
    return subviews[subviews.startIndex + index].sizeThatFits(offer)[axis]
  }
}
