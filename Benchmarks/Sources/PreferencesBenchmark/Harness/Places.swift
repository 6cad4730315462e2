/// Which of N rows an operation changes.
enum Places {
  case first, middle, last, random

  /// Returns a sequence of positions that goes on for ever, without work for each.
  func positions(among count: Int) -> PositionSequence {
    switch self {
    case .first: PositionSequence(positions: [0])
    case .middle: PositionSequence(positions: [count / 2])
    case .last: PositionSequence(positions: [count - 1])
    case .random: PositionSequence(positions: PositionSequence.random(among: count))
    }
  }
}

/// Positions, worked out beforehand and repeated.
struct PositionSequence {
  private let positions: [Int]
  private var index = 0

  init(positions: [Int]) {
    self.positions = positions
  }

  static func random(among count: Int) -> [Int] {
    var generator = SeededGenerator()
    return (0..<4_096).map { _ in Int.random(in: 0..<count, using: &generator) }
  }

  mutating func next() -> Int {
    let position = positions[index]
    index = index + 1 == positions.count ? 0 : index + 1
    return position
  }
}
