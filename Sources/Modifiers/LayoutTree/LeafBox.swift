import Foundation
private import Preferences

/// A box around a leaf.
package final class LeafBox<Leaf: LeafSizing>: LayoutBox {
  /// What is measured.
  package private(set) var leaf: Leaf

  private let comparison = Comparison.of(Leaf.self)

  package init(_ leaf: Leaf) {
    self.leaf = leaf
    super.init(guides: leaf.hasBaselines ? .textBaselines : [])
  }

  /// Replaces the leaf; the tree looks at it again with the next layout if it is another one.
  package func update(_ leaf: Leaf, in tree: LayoutTree?) {
    guard !comparison.areEqual(self.leaf, leaf) else { return }
    let isApart = leaf.spacing != self.leaf.spacing
    self.leaf = leaf
    if leaf.hasBaselines { addGuides(.textBaselines) }
    noteChange(isApart ? [.value, .traits] : .value, in: tree)
  }

  override func settlesLength(along axis: Axis) -> Bool? { leaf.isRigid }
  override var ownSpacing: ViewSpacing? { leaf.spacing }
  override var ownPriority: Double? { leaf.priority }

  override func computeSize(
    for proposal: ProposedViewSize,
    _ context: LayoutContext
  ) -> CGSize {
    leaf.sizeThatFits(proposal)
  }

  override func computeAlignment(
    of key: AlignmentKey,
    in proposal: ProposedViewSize,
    _ context: LayoutContext
  ) -> CGFloat? {
    switch key.bit {
    case .firstTextBaseline: leaf.baselines(in: proposal)?.first
    case .lastTextBaseline: leaf.baselines(in: proposal)?.last
    default: nil
    }
  }
}
