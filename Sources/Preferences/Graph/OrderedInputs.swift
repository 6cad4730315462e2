/// An exact left fold, for keys of which nothing is known, redone from the changed place on.
///
/// Partial results are kept at a few positions that lie the denser the nearer they are to the
/// end, so that a change costs little more than the reductions behind it. Where the redone fold
/// meets a kept result that it equals, the rest is unchanged.
final class OrderedInputs: CombinedInputs {
  /// The result over the first `count` inputs.
  private struct Checkpoint {
    var count: Int
    let result: AnyOutput
  }

  private var ordered: ContiguousArray<AnyOutput> = []
  private var checkpoints: [Checkpoint] = []

  /// The inputs before `changedFrom` and those from `changedTo` on are as the last fold saw them.
  private var changedFrom = 0
  private var changedTo = 0

  override var isEmpty: Bool { ordered.isEmpty }

  override var all: ContiguousArray<AnyOutput> { ordered }

  override func insert(_ input: AnyOutput) {
    guard let site = input.site else { return }
    let position = ordered.lowerBound(site.order)
    // Appended where it can be, since inserting looks up types.
    if position == ordered.count {
      ordered.append(input)
    } else {
      ordered.insert(input, at: position)
    }
    shiftCheckpoints(after: position, by: 1)
    if changedTo > position { changedTo += 1 }
    markChanged(position..<position + 1)
  }

  override func remove(_ input: AnyOutput) {
    guard let position = ordered.position(of: input) else { return }
    ordered.remove(at: position)
    // The result that ended with the removed input stands for no prefix any more.
    checkpoints.removeAll { $0.count == position + 1 }
    shiftCheckpoints(after: position, by: -1)
    if changedTo > position { changedTo -= 1 }
    markChanged(position..<position + 1)
  }

  override func replace(_ old: AnyOutput, by new: AnyOutput) {
    guard let position = ordered.position(of: old) else { return }
    ordered[position] = new
    markChanged(position..<position + 1)
  }

  override func inputDidChange(_ input: AnyOutput) {
    guard let position = ordered.position(of: input) else { return }
    markChanged(position..<position + 1)
  }

  override func sort() {
    ordered = ordered.sortedBySite()
    checkpoints = []
    markChanged(0..<ordered.count)
  }

  override func input(from site: Work) -> AnyOutput? {
    ordered.output(from: site)
  }

  override func fold() -> AnyOutput? {
    guard let first = ordered.first else { return nil }
    let total = ordered.count
    var taken = Array(checkpoints.prefix { $0.count <= changedFrom })
    var nextOld = taken.count
    let result = (taken.last?.result ?? first).copy()
    var count = taken.last?.count ?? 1
    var marks = CheckpointPositions(total: total, after: count)
    var isCutOff = false
    while count < total, !isCutOff {
      // The fold runs on to where there is something to compare or to keep.
      var stop = marks.next > count ? min(marks.next, total) : total
      if nextOld < checkpoints.count { stop = min(stop, checkpoints[nextOld].count) }
      result.reduce(ordered, in: count..<stop)
      scheduler.counters.reductions += stop - count
      count = stop
      if nextOld < checkpoints.count, checkpoints[nextOld].count == count {
        isCutOff =
          count >= changedTo
          && result.hasValue(of: checkpoints[nextOld].result, comparedBy: comparison)
        if !isCutOff { nextOld += 1 }
      }
      if !isCutOff, marks.next == count, count < total {
        taken.append(Checkpoint(count: count, result: result.copy()))
        marks.advance()
      }
    }
    checkpoints = isCutOff ? taken + checkpoints[nextOld...] : taken
    thinCheckpoints()
    changedFrom = total
    changedTo = 0
    return isCutOff ? nil : result
  }

  override func fault() -> String? {
    if let fault = super.fault() { return fault }
    guard let combiner = combiner as? AnyOutput, let first = ordered.first else { return nil }
    let result = first.copy()
    var count = 1
    for checkpoint in checkpoints {
      guard checkpoint.count >= count, checkpoint.count <= ordered.count else {
        return "partial results are not in order"
      }
      result.reduce(ordered, in: count..<checkpoint.count)
      count = checkpoint.count
      guard result.hasValue(of: checkpoint.result, comparedBy: comparison) else {
        return "a partial result is not the fold of the inputs before it"
      }
    }
    result.reduce(ordered, in: count..<ordered.count)
    let isSame = result.hasValue(of: combiner, comparedBy: comparison)
    return isSame ? nil : "a combination is not the fold of its inputs"
  }

  private func markChanged(_ range: Range<Int>) {
    changedFrom = min(changedFrom, range.lowerBound)
    changedTo = max(changedTo, range.upperBound)
    invalidate()
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
