/// A balanced tree of partial results, for associative keys: a change costs O(log N) reductions.
///
/// The tree is built at the first fold, from full blocks and with no more reductions than a plain
/// fold makes. Later inserts split blocks, removals drop empty ones.
final class BalancedInputs: CombinedInputs {
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) private var root: FoldBlock?

  /// The inputs before the first fold.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) private var unbuilt: ContiguousArray<AnyOutput> = []

  /// Holds the value of a fold that is being made.
  private var folded: AnyOutput?

  override var isEmpty: Bool { unbuilt.isEmpty && root == nil }

  override var all: ContiguousArray<AnyOutput> {
    root.map { ContiguousArray($0.leaves.flatMap(\.members)) } ?? unbuilt
  }

  override func insert(_ input: AnyOutput) {
    guard let site = input.site else { return }
    invalidate()
    guard let root else {
      let position = unbuilt.lowerBound(site.order)
      // Appended where it can be, since inserting looks up types.
      if position == unbuilt.count {
        unbuilt.append(input)
      } else {
        unbuilt.insert(input, at: position)
      }
      return
    }
    let leaf = leaf(for: site.order, under: root)
    leaf.members.insert(input, at: leaf.members.lowerBound(site.order))
    input.block = leaf
    leaf.markChanged()
    splitIfFull(leaf)
  }

  override func remove(_ input: AnyOutput) {
    invalidate()
    guard let leaf = input.block else {
      unbuilt.removeAll { $0 === input }
      return
    }
    input.block = nil
    leaf.members.removeAll { $0 === input }
    leaf.markChanged()
    dropIfEmpty(leaf)
  }

  override func replace(_ old: AnyOutput, by new: AnyOutput) {
    invalidate()
    guard let leaf = old.block else {
      if let index = unbuilt.firstIndex(where: { $0 === old }) { unbuilt[index] = new }
      return
    }
    old.block = nil
    if let index = leaf.members.firstIndex(where: { $0 === old }) { leaf.members[index] = new }
    new.block = leaf
    leaf.markChanged()
  }

  override func inputDidChange(_ input: AnyOutput) {
    input.block?.markChanged()
    invalidate()
  }

  override func sort() {
    let inputs = all
    for input in inputs { input.block = nil }
    root = nil
    unbuilt = inputs.sortedBySite()
    invalidate()
  }

  override func input(from site: Work) -> AnyOutput? {
    (root.map { leaf(for: site.order, under: $0).members } ?? unbuilt).output(from: site)
  }

  override func fold() -> AnyOutput? {
    if root == nil { build() }
    guard let root, let folded else { return nil }
    var reductions = 0
    _ = root.update(comparison, through: folded, &reductions)
    scheduler.counters.reductions += reductions
    return root.result
  }

  override func fault() -> String? {
    if let fault = super.fault() { return fault }
    guard let root, let combiner = combiner as? AnyOutput else { return nil }
    var waiting = [root]
    while let block = waiting.popLast() {
      if let fault = block.fault(comparison) { return fault }
      waiting += block.blocks
    }
    let isSame = root.result.hasValue(of: combiner, comparedBy: comparison)
    return isSame ? nil : "a combination is not the result of its blocks"
  }

  private func build() {
    guard let first = unbuilt.first else { return }
    folded = folded ?? first.copy()
    var level: [FoldBlock] = []
    for start in stride(from: 0, to: unbuilt.count, by: FoldBlock.capacity) {
      let end = min(start + FoldBlock.capacity, unbuilt.count)
      level.append(FoldBlock(outputs: unbuilt[start..<end]))
    }
    while level.count > 1 {
      var above: [FoldBlock] = []
      for start in stride(from: 0, to: level.count, by: FoldBlock.capacity) {
        let end = min(start + FoldBlock.capacity, level.count)
        above.append(FoldBlock(blocks: level[start..<end]))
      }
      level = above
    }
    root = level.first
    unbuilt = []
  }

  /// The leaf block in whose range an order falls.
  private func leaf(for order: Int32, under root: FoldBlock) -> FoldBlock {
    var block = root
    while let first = block.blocks.first {
      var next = first
      for candidate in block.blocks where candidate.firstOrder <= order { next = candidate }
      block = next
    }
    return block
  }

  private func splitIfFull(_ start: FoldBlock) {
    var block = start
    while block.members.count > FoldBlock.capacity {
      let sibling = block.split()
      block.markChanged()
      let parent = block.parent ?? growRoot(above: block)
      parent.insert(sibling, after: block)
      block = parent
    }
  }

  private func growRoot(above block: FoldBlock) -> FoldBlock {
    let parent = FoldBlock(blocks: [block])
    root = parent
    return parent
  }

  private func dropIfEmpty(_ start: FoldBlock) {
    var block = start
    while block.members.isEmpty, let parent = block.parent {
      parent.remove(block)
      block = parent
    }
    while let only = root?.blocks.first, root?.blocks.count == 1 {
      only.parent = nil
      root = only
    }
    if root?.members.isEmpty == true { root = nil }
  }
}
