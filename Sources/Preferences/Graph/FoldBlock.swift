/// A group of neighbouring inputs, or of neighbouring groups, with the result over them.
@MainActor final class FoldBlock<K: PreferenceKey> {
  /// The most members of a block. Few members mean few reductions at each level, many mean few
  /// levels; eight keeps a change among 100,000 below 50 reductions.
  static var capacity: Int { 8 }

  /// The parent owns its members, so this never dangles.
  unowned(unsafe) var parent: FoldBlock<K>?
  var inputs: ContiguousArray<Output<K>> = []
  var blocks: ContiguousArray<FoldBlock<K>> = []

  /// The result over all members, once it was computed.
  private(set) var result: K.Value?

  /// Whether the members' results have to be combined anew.
  var needsFold = true

  /// Whether this block or one below it has to be combined anew.
  var isDirty = true

  var count: Int { inputs.count + blocks.count }

  /// The order of the first input.
  var firstOrder: Int32 {
    var block = self
    while let first = block.blocks.first { block = first }
    return block.inputs.first?.site?.order ?? .max
  }

  /// Marks this block as needing a new fold, and the way to it from the root.
  func markChanged() {
    needsFold = true
    var block: FoldBlock<K>? = self
    while let current = block, !current.isDirty || current === self {
      current.isDirty = true
      block = current.parent
    }
  }

  /// Brings the result up to date; returns whether it may have changed.
  ///
  /// - Complexity: O(capacity · log *n*) reductions for one changed input of *n*.
  func update(_ comparison: Comparison<K.Value>, _ counters: inout Counters) -> Bool {
    guard isDirty else { return false }
    isDirty = false
    for block in blocks where block.update(comparison, &counters) { needsFold = true }
    guard needsFold else { return false }
    needsFold = false
    guard let folded = fold(&counters) else { return false }
    if let result, comparison.areEqual(result, folded) { return false }
    result = folded
    return true
  }

  private func fold(_ counters: inout Counters) -> K.Value? {
    if let first = inputs.first {
      var value = first.value
      for next in inputs.dropFirst() { K.reduce(value: &value) { next.value } }
      counters.reductions += inputs.count - 1
      return value
    }
    guard var value = blocks.first?.result else { return nil }
    for next in blocks.dropFirst() {
      guard let nextResult = next.result else { continue }
      K.reduce(value: &value) { nextResult }
    }
    counters.reductions += blocks.count - 1
    return value
  }

  /// Moves the second half of the members into a new block.
  func split() -> FoldBlock<K> {
    let sibling = FoldBlock<K>()
    let half = count / 2
    if blocks.isEmpty {
      sibling.inputs = ContiguousArray(inputs[half...])
      inputs.removeSubrange(half...)
      for input in sibling.inputs { input.block = sibling }
    } else {
      sibling.blocks = ContiguousArray(blocks[half...])
      blocks.removeSubrange(half...)
      for block in sibling.blocks { block.parent = sibling }
    }
    return sibling
  }
}
