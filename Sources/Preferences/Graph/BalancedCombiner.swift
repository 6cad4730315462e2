/// A balanced tree of partial results, for associative keys: a change costs O(log N) reductions.
///
/// The tree is built at the first fold, from full blocks and with no more reductions than a plain
/// fold makes. Later inserts split blocks, removals drop empty ones.
final class BalancedCombiner<K: PreferenceKey>: Combiner<K> {
  private var root: FoldBlock<K>?

  /// The inputs before the first fold.
  private var unbuilt: ContiguousArray<Output<K>> = []

  override var isEmpty: Bool { unbuilt.isEmpty && (root?.count ?? 0) == 0 }

  override var inputs: [Output<K>] {
    var found = Array(unbuilt)
    var blocks = root.map { [$0] } ?? []
    while let block = blocks.popLast() {
      found += block.inputs
      blocks += block.blocks.reversed()
    }
    return found
  }

  override func insert(_ input: Output<K>) {
    guard let site = input.site else { return }
    scheduler.enqueueUp(self)
    guard let root else {
      let goesLast = (unbuilt.last?.site?.order ?? .min) < site.order
      unbuilt.insert(input, at: goesLast ? unbuilt.endIndex : unbuilt.lowerBound(site.order))
      return
    }
    let leaf = leaf(for: site.order, under: root)
    leaf.inputs.insert(input, at: leaf.inputs.lowerBound(site.order))
    input.block = leaf
    leaf.markChanged()
    splitIfFull(leaf)
  }

  override func remove(_ input: Output<K>) {
    scheduler.enqueueUp(self)
    guard let leaf = input.block else {
      unbuilt.removeAll { $0 === input }
      return
    }
    input.block = nil
    leaf.inputs.removeAll { $0 === input }
    leaf.markChanged()
    dropIfEmpty(leaf)
  }

  override func replace(_ old: Output<K>, by new: Output<K>) {
    scheduler.enqueueUp(self)
    guard let leaf = old.block else {
      if let index = unbuilt.firstIndex(where: { $0 === old }) { unbuilt[index] = new }
      return
    }
    old.block = nil
    if let index = leaf.inputs.firstIndex(where: { $0 === old }) { leaf.inputs[index] = new }
    new.block = leaf
    leaf.markChanged()
  }

  override func inputDidChange(_ input: Output<K>) {
    input.block?.markChanged()
    scheduler.enqueueUp(self)
  }

  override func input(from site: Work) -> Output<K>? {
    let candidates = root.map { leaf(for: site.order, under: $0).inputs } ?? unbuilt
    let position = candidates.lowerBound(site.order)
    guard position < candidates.endIndex, candidates[position].site === site else { return nil }
    return candidates[position]
  }

  override func perform() {
    if root == nil { build() }
    guard let root else { return }
    _ = root.update(comparison, &scheduler.counters)
    if let result = root.result { set(result, comparedBy: comparison) }
  }

  private func build() {
    guard !unbuilt.isEmpty else { return }
    let capacity = FoldBlock<K>.capacity
    var level: ContiguousArray<FoldBlock<K>> = []
    for start in stride(from: 0, to: unbuilt.count, by: capacity) {
      let block = FoldBlock<K>()
      block.inputs = ContiguousArray(unbuilt[start..<min(start + capacity, unbuilt.count)])
      for input in block.inputs { input.block = block }
      level.append(block)
    }
    while level.count > 1 {
      var above: ContiguousArray<FoldBlock<K>> = []
      for start in stride(from: 0, to: level.count, by: capacity) {
        let block = FoldBlock<K>()
        block.blocks = ContiguousArray(level[start..<min(start + capacity, level.count)])
        for member in block.blocks { member.parent = block }
        above.append(block)
      }
      level = above
    }
    root = level.first
    unbuilt = []
  }

  /// The leaf block in whose range an order falls.
  private func leaf(for order: Int32, under root: FoldBlock<K>) -> FoldBlock<K> {
    var block = root
    while let first = block.blocks.first {
      block = block.blocks.last { $0.firstOrder <= order } ?? first
    }
    return block
  }

  private func splitIfFull(_ start: FoldBlock<K>) {
    var block = start
    while block.count > FoldBlock<K>.capacity {
      let sibling = block.split()
      block.needsFold = true
      let parent = block.parent ?? growRoot(above: block)
      sibling.parent = parent
      if let index = parent.blocks.firstIndex(where: { $0 === block }) {
        parent.blocks.insert(sibling, at: index + 1)
      }
      parent.markChanged()
      block = parent
    }
  }

  private func growRoot(above block: FoldBlock<K>) -> FoldBlock<K> {
    let parent = FoldBlock<K>()
    parent.blocks = [block]
    block.parent = parent
    root = parent
    return parent
  }

  private func dropIfEmpty(_ start: FoldBlock<K>) {
    var block = start
    while block.count == 0, let parent = block.parent {
      parent.blocks.removeAll { $0 === block }
      parent.markChanged()
      block = parent
    }
    while let only = root?.blocks.first, root?.blocks.count == 1 {
      only.parent = nil
      root = only
    }
    if root?.count == 0 { root = nil }
  }
}
