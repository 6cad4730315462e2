/// Positions that are found by the hash of what stands there.
///
/// It knows nothing of what stands there: a dictionary over a generic type makes the runtime look
/// up types at every step.
struct HashedPositions {
  /// The first position of each chain, and what follows each position; -1 ends a chain.
  private var heads: [Int32]
  private var following: [Int32]

  /// Makes room for positions below `count`.
  init(count: Int) {
    var size = 8
    while size < 2 * count { size *= 2 }
    heads = [Int32](repeating: -1, count: size)
    following = [Int32](repeating: -1, count: count)
  }

  /// Adds a position; it is found before those with the same hash that were added earlier.
  mutating func insert(_ position: Int, hash: Int) {
    let chain = hash & (heads.count - 1)
    following[position] = heads[chain]
    heads[chain] = Int32(position)
  }

  /// Finds the first position that fits.
  func first(hash: Int, where fits: (Int) -> Bool) -> Int? {
    var position = heads[hash & (heads.count - 1)]
    while position >= 0, !fits(Int(position)) { position = following[Int(position)] }
    return position < 0 ? nil : Int(position)
  }

  /// Takes out the first position that fits.
  mutating func take(hash: Int, where fits: (Int) -> Bool) -> Int? {
    let chain = hash & (heads.count - 1)
    var previous: Int32 = -1
    var position = heads[chain]
    while position >= 0, !fits(Int(position)) {
      previous = position
      position = following[Int(position)]
    }
    guard position >= 0 else { return nil }
    if previous < 0 {
      heads[chain] = following[Int(position)]
    } else {
      following[Int(previous)] = following[Int(position)]
    }
    return Int(position)
  }
}
