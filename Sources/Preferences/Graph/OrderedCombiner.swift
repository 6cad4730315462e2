/// An exact left fold, for keys of which nothing is known, redone from the changed place on.
///
/// Partial results are kept at a few positions that lie the denser the nearer they are to the
/// end, so that a change costs little more than the reductions behind it. Where the redone fold
/// meets a kept result that it equals, the rest is unchanged.
final class OrderedCombiner<K: PreferenceKey>: Combiner<K> {
  /// The result over the first `count` inputs.
  private struct Checkpoint {
    var count: Int
    let value: K.Value
  }

  private var ordered: ContiguousArray<Output<K>> = []
  private var checkpoints: [Checkpoint] = []

  /// The inputs before `changedFrom` and those from `changedTo` on are as the last fold saw them.
  private var changedFrom = 0
  private var changedTo = 0

  override var isEmpty: Bool { ordered.isEmpty }

  override var inputs: [Output<K>] { Array(ordered) }

  override func insert(_ input: Output<K>) {
    guard let site = input.site else { return }
    let position =
      (ordered.last?.site?.order ?? .min) < site.order
      ? ordered.endIndex : ordered.lowerBound(site.order)
    ordered.insert(input, at: position)
    shiftCheckpoints(after: position, by: 1)
    if changedTo > position { changedTo += 1 }
    markChanged(position..<position + 1)
  }

  override func remove(_ input: Output<K>) {
    guard let position = position(of: input) else { return }
    ordered.remove(at: position)
    // The result that ended with the removed input stands for no prefix any more.
    checkpoints.removeAll { $0.count == position + 1 }
    shiftCheckpoints(after: position, by: -1)
    if changedTo > position { changedTo -= 1 }
    markChanged(position..<position + 1)
  }

  override func replace(_ old: Output<K>, by new: Output<K>) {
    guard let position = position(of: old) else { return }
    ordered[position] = new
    markChanged(position..<position + 1)
  }

  override func inputDidChange(_ input: Output<K>) {
    guard let position = position(of: input) else { return }
    markChanged(position..<position + 1)
  }

  override func input(from site: Work) -> Output<K>? {
    let position = ordered.lowerBound(site.order)
    guard position < ordered.endIndex, ordered[position].site === site else { return nil }
    return ordered[position]
  }

  override func perform() {
    guard let first = ordered.first else { return }
    let kept = checkpoints.prefix { $0.count <= changedFrom }
    var old = checkpoints.dropFirst(kept.count)
    var result = kept.last?.value ?? first.value
    var count = kept.last?.count ?? 1
    var taken = Array(kept)
    var marks = CheckpointPositions(total: ordered.count, after: count)
    var isCutOff = false
    while count < ordered.count, !isCutOff {
      let next = ordered[count]
      K.reduce(value: &result) { next.value }
      scheduler.counters.reductions += 1
      count += 1
      while let mark = old.first, mark.count < count { old.removeFirst() }
      if let mark = old.first, mark.count == count, count >= changedTo,
        comparison.areEqual(mark.value, result)
      {
        isCutOff = true
      } else if marks.next == count, count < ordered.count {
        taken.append(Checkpoint(count: count, value: result))
        marks.advance()
      }
    }
    checkpoints = isCutOff ? taken + old : taken
    thinCheckpoints()
    changedFrom = ordered.count
    changedTo = 0
    if !isCutOff { set(result, comparedBy: comparison) }
  }

  private func position(of input: Output<K>) -> Int? {
    guard let site = input.site else { return nil }
    let position = ordered.lowerBound(site.order)
    return position < ordered.endIndex && ordered[position] === input ? position : nil
  }

  private func markChanged(_ range: Range<Int>) {
    changedFrom = min(changedFrom, range.lowerBound)
    changedTo = max(changedTo, range.upperBound)
    scheduler.enqueueUp(self)
  }

  private func shiftCheckpoints(after position: Int, by offset: Int) {
    for index in checkpoints.indices where checkpoints[index].count > position {
      checkpoints[index].count += offset
    }
  }

  /// Keeps, going back from the end, only checkpoints whose distance from the end grows by a
  /// quarter, so that appending for ever does not collect them.
  private func thinCheckpoints() {
    guard checkpoints.count > CheckpointPositions.most else { return }
    var kept: [Checkpoint] = []
    var distance = 0
    for checkpoint in checkpoints.reversed() where ordered.count - checkpoint.count >= distance {
      kept.append(checkpoint)
      distance = (ordered.count - checkpoint.count) * 5 / 4 + 1
    }
    checkpoints = kept.reversed()
  }
}

/// Where a fold of a given length keeps partial results: at distances from the end that shrink
/// by a quarter each time.
private struct CheckpointPositions {
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
