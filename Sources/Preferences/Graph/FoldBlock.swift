/// A group of neighbouring outputs, or of neighbouring groups, with the result over them.
@MainActor final class FoldBlock {
  /// The most members of a block. Few members mean few reductions at each level, many mean few
  /// levels; eight keeps a change among 100,000 below 50 reductions.
  static var capacity: Int { 8 }

  /// The parent owns its members, so this never dangles.
  unowned(unsafe) var parent: FoldBlock?

  /// The outputs of this group, or the results of the groups in it.
  var members: ContiguousArray<AnyOutput>

  /// The groups in this group, if it is one of groups.
  var blocks: ContiguousArray<FoldBlock>

  /// The result over all members, once it was computed.
  let result: AnyOutput
  private var hasResult = false

  /// Whether the members have to be combined anew.
  private var needsFold = true

  /// Whether this block or one below it has to be combined anew.
  private var isDirty = true

  /// Creates a group of outputs, of which there is at least one.
  init(outputs: ArraySlice<AnyOutput>) {
    members = ContiguousArray(outputs)
    blocks = []
    result = members[0].copy()
    for output in members { output.block = self }
  }

  /// Creates a group of groups, of which there is at least one.
  init(blocks: ArraySlice<FoldBlock>) {
    self.blocks = ContiguousArray(blocks)
    members = []
    members.reserveCapacity(FoldBlock.capacity)
    for block in blocks { members.append(block.result) }
    result = members[0].copy()
    for block in blocks { block.parent = self }
  }

  /// The order of the first output.
  var firstOrder: Int32 {
    var block = self
    while let first = block.blocks.first { block = first }
    return block.members.first?.site?.order ?? .max
  }

  /// The groups of outputs in this one, in order.
  var leaves: [FoldBlock] {
    var found: [FoldBlock] = []
    var waiting = [self]
    while let block = waiting.popLast() {
      if block.blocks.isEmpty { found.append(block) }
      waiting += block.blocks.reversed()
    }
    return found
  }

  /// Marks this block as needing a new fold, and the way to it from the root.
  func markChanged() {
    needsFold = true
    var block: FoldBlock? = self
    while let current = block, !current.isDirty || current === self {
      current.isDirty = true
      block = current.parent
    }
  }

  /// Brings the result up to date; returns whether it may have changed. Values on their way to a
  /// result go through `folded`.
  ///
  /// - Complexity: O(capacity · log *n*) reductions for one changed input of *n*.
  func update(
    _ comparison: AnyComparison, through folded: AnyOutput, _ reductions: inout Int
  ) -> Bool {
    guard isDirty else { return false }
    isDirty = false
    for block in blocks where block.isDirty {
      if block.update(comparison, through: folded, &reductions) { needsFold = true }
    }
    guard needsFold, let first = members.first else { return false }
    needsFold = false
    folded.takeValue(of: first)
    folded.reduce(members, in: 1..<members.count)
    reductions += members.count - 1
    if hasResult, result.hasValue(of: folded, comparedBy: comparison) { return false }
    result.takeValue(of: folded)
    hasResult = true
    return true
  }

  /// What is wrong with this block, which should be up to date.
  func fault(_ comparison: AnyComparison) -> String? {
    guard let first = members.first else { return "a block has no members" }
    if members.count > FoldBlock.capacity { return "a block has more members than it may have" }
    if isDirty || needsFold { return "a block waits though the update has ended" }
    for block in blocks where block.parent !== self { return "a block is not in its parent" }
    if blocks.isEmpty, members.contains(where: { $0.block !== self }) {
      return "an input is not in its block"
    }
    let folded = first.copy()
    folded.reduce(members, in: 1..<members.count)
    let isSame = result.hasValue(of: folded, comparedBy: comparison)
    return isSame ? nil : "a block's result is not the fold of its members"
  }

  /// Moves the second half of the members into a new block.
  func split() -> FoldBlock {
    let half = members.count / 2
    let sibling: FoldBlock
    if blocks.isEmpty {
      sibling = FoldBlock(outputs: members[half...])
    } else {
      sibling = FoldBlock(blocks: blocks[half...])
      blocks.removeSubrange(half...)
    }
    members.removeSubrange(half...)
    return sibling
  }

  /// Puts a group behind another.
  func insert(_ block: FoldBlock, after neighbour: FoldBlock) {
    guard let index = blocks.firstIndex(where: { $0 === neighbour }) else { return }
    blocks.insert(block, at: index + 1)
    members.insert(block.result, at: index + 1)
    block.parent = self
    markChanged()
  }

  /// Lets go of a group.
  func remove(_ block: FoldBlock) {
    guard let index = blocks.firstIndex(where: { $0 === block }) else { return }
    blocks.remove(at: index)
    members.remove(at: index)
    markChanged()
  }
}
