import Modifiers

/// A tree of views whose places are asked for: texts that have a number, under all that arranges and
/// moves views.
indirect enum Spot: Equatable {
  case text(Int, width: Int)
  case spacer
  case stack(isVertical: Bool, [Spot])
  case pile([Spot])
  case grid(columns: Int, [Spot])
  case fitting([Spot])
  case padded(CGFloat, Spot)
  case moved(CGFloat, Spot)
  case scaled(CGFloat, Spot)
  case turned(Double, Spot)
  case framed(CGFloat, Spot)
  case reader(Spot)
  case room(Int)
  case scroll(Spot)
  case inset(Spot)

  /// What a tree may consist of.
  enum Kind: CaseIterable {
    case text, spacer, stack, pile, grid, fitting, padded, moved, scaled, turned, framed, reader
    case room, scroll, inset
  }

  var kind: Kind {
    switch self {
    case .text: .text
    case .spacer: .spacer
    case .stack: .stack
    case .pile: .pile
    case .grid: .grid
    case .fitting: .fitting
    case .padded: .padded
    case .moved: .moved
    case .scaled: .scaled
    case .turned: .turned
    case .framed: .framed
    case .reader: .reader
    case .room: .room
    case .scroll: .scroll
    case .inset: .inset
    }
  }

  private var children: [Spot] {
    switch self {
    case .text, .spacer, .room: []
    case .stack(_, let spots), .pile(let spots), .grid(_, let spots), .fitting(let spots): spots
    case .padded(_, let spot), .moved(_, let spot), .scaled(_, let spot), .turned(_, let spot),
      .framed(_, let spot), .reader(let spot), .scroll(let spot), .inset(let spot):
      [spot]
    }
  }

  /// The spot and all inside it.
  var all: [Spot] { [self] + children.flatMap(\.all) }
}

extension Spot {
  /// The kinds of which a tree is made, those of which there are many several times. In a calm tree
  /// nothing is moved or cut, so that views lie inside what arranges them. The cells of a calm grid
  /// are single views: a container may take more than its column offers, as one does whose views
  /// are of fixed sizes, and then hangs over the edge of the grid.
  private static let calmKinds: [Kind] =
    [.padded, .spacer, .pile, .grid, .fitting, .room] + Array(repeating: .stack, count: 5)
  private static let otherKinds: [Kind] =
    [.padded, .moved, .scaled, .turned, .framed, .reader, .scroll, .inset]

  /// A random tree. Once it has more than a number of texts it grows no more.
  static func random(
    using random: inout SeededGenerator, next: inout Int, depth: Int, isCalm: Bool = false,
    limit: Int = 60
  ) -> Spot {
    func inner(_ random: inout SeededGenerator, _ next: inout Int) -> Spot {
      .random(using: &random, next: &next, depth: depth - 1, isCalm: isCalm, limit: limit)
    }
    func some(_ counts: ClosedRange<Int>, _ random: inout SeededGenerator, _ next: inout Int)
      -> [Spot]
    {
      (0..<Int.random(in: counts, using: &random)).map { _ in inner(&random, &next) }
    }
    func text(_ random: inout SeededGenerator, _ next: inout Int) -> Spot {
      next += 1
      return .text(next, width: Int.random(in: 0...4, using: &random))
    }
    let kinds = isCalm ? calmKinds : calmKinds + otherKinds
    let isLeaf = depth == 0 || next > limit
    switch isLeaf ? .text : kinds.randomElement(using: &random) ?? .text {
    case .text: return text(&random, &next)
    case .spacer: return .spacer
    case .stack:
      let isVertical = Bool.random(using: &random)
      return .stack(isVertical: isVertical, some(0...4, &random, &next))
    case .pile: return .pile(some(0...3, &random, &next))
    case .grid:
      let columns = Int.random(in: 1...3, using: &random)
      guard isCalm else { return .grid(columns: columns, some(1...6, &random, &next)) }
      let cells = (0..<Int.random(in: 1...6, using: &random)).map { _ in text(&random, &next) }
      return .grid(columns: columns, cells)
    case .fitting: return .fitting(some(1...3, &random, &next))
    case .padded:
      return .padded(.random(in: isCalm ? 0...9 : -4...9, using: &random), inner(&random, &next))
    case .moved: return .moved(.random(in: -9...9, using: &random), inner(&random, &next))
    case .scaled: return .scaled(.random(in: -2...2, using: &random), inner(&random, &next))
    case .turned: return .turned(.random(in: 0...360, using: &random), inner(&random, &next))
    case .framed: return .framed(.random(in: 0...90, using: &random), inner(&random, &next))
    case .reader: return .reader(inner(&random, &next))
    case .room:
      next += 1
      return .room(next)
    case .scroll: return .scroll(inner(&random, &next))
    case .inset: return .inset(inner(&random, &next))
    }
  }

  /// A stack of random trees that has about a number of views.
  static func wood(
    using random: inout SeededGenerator, isCalm: Bool, views: Int
  ) -> Spot {
    var next = 0
    var trees: [Spot] = []
    var count = 1
    while count < views {
      let tree = Spot.random(
        using: &random, next: &next, depth: 4, isCalm: isCalm, limit: next + (views - count) / 2)
      trees.append(tree)
      count += tree.all.count
    }
    return .stack(isVertical: true, trees)
  }
}
