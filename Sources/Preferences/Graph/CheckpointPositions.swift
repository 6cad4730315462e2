/// Where a fold of a given length keeps partial results: at distances from the end that shrink
/// by a quarter each time.
struct CheckpointPositions {
  /// More than a fold of any length that memory holds asks for at once.
  static let most = 128

  /// Folds and tails shorter than this are redone as they are.
  private static let shortest = 8

  private let total: Int
  private var distance: Int

  /// The next position, or 0 if there is none.
  private(set) var next = 0

  init(total: Int, after count: Int) {
    self.total = total
    distance = total
    while next <= count, distance >= Self.shortest { step() }
    if next <= count { next = 0 }
  }

  mutating func advance() {
    guard distance >= Self.shortest else {
      next = 0
      return
    }
    step()
  }

  private mutating func step() {
    distance = distance * 3 / 4
    next = total - distance
  }
}
