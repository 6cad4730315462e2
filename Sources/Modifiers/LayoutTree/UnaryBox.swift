import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A box around one child that a unary layout sizes and places.
package final class UnaryBox<L: UnaryLayout>: LayoutBox {
  /// The layout.
  package private(set) var layout: L
  /// The child; nil while there is none, which counts as a child of size zero.
  package private(set) var content: LayoutBox?

  /// What happens to the child's coordinates, as of the last placement.
  private var placedTransform: CGAffineTransform?

  package init(_ layout: L, content: LayoutBox? = nil) {
    self.layout = layout
    super.init(guides: layout.guides)
    self.content = content
    if let content { adopt(content) }
  }

  deinit {
    dismantle()
  }

  /// Replaces the layout; the tree looks at it again with the next layout.
  package func update(_ layout: L, in tree: LayoutTree?) {
    self.layout = layout
    addGuides(layout.guides)
    noteChange([.value, .traits], in: tree)
  }

  /// Replaces the child.
  package func setContent(_ content: LayoutBox?, in tree: LayoutTree?) {
    guard content !== self.content else { return }
    if let old = self.content { orphan(old) }
    self.content = content
    if let content { adopt(content) }
    noteChange([.value, .traits], in: tree)
  }

  package override var childCount: Int { content == nil ? 0 : 1 }

  package override func child(at index: Int) -> LayoutBox {
    guard index == 0, let content else { return super.child(at: index) }
    return content
  }

  override var decisiveChild: LayoutBox? { content }
  override var traitSource: LayoutBox? { content }
  override var needsIdealSize: Bool { layout.needsIdealSize }
  override func settlesLength(along axis: Axis) -> Bool? {
    content == nil ? false : layout.settlesLength(along: axis)
  }
  override var ownPriority: Double? { layout.priority }
  package override var childTransform: CGAffineTransform? { placedTransform }
  override var ownZIndex: Double? { layout.zIndex }

  override func ownLayoutValue(for key: ObjectIdentifier) -> Any? {
    layout.layoutValue(for: key)
  }

  override func childProposal(
    for proposal: ProposedViewSize,
    ideal: CGSize
  ) -> ProposedViewSize {
    layout.childProposal(for: proposal, ideal: ideal)
  }

  override func size(for proposal: ProposedViewSize, child: CGSize) -> CGSize {
    layout.size(for: proposal, child: child)
  }

  override func computeSize(
    for proposal: ProposedViewSize,
    _ context: LayoutContext
  ) -> CGSize {
    layout.size(for: proposal, child: .zero)
  }

  override func explicitAlignment(
    of key: AlignmentKey,
    in proposal: ProposedViewSize,
    inherited: CGFloat?,
    _ context: LayoutContext
  ) -> CGFloat? {
    guard inherited != nil || layout.guides.contains(key.bit), let content else { return nil }
    let placement = UnaryPlacement(
      proposal: proposal,
      size: measure(proposal, context),
      child: content.dimensions(in: resolvedChildProposal(for: proposal, context), context))
    return layout.explicitAlignment(of: key, in: placement, inherited: inherited)
  }

  override func placeChildren(
    in size: CGSize,
    proposal: ProposedViewSize,
    _ context: LayoutContext
  ) {
    let transform = layout.childTransform(in: size)
    if transform != placedTransform {
      placedTransform = transform
      context.didMove = true
    }
    guard let content else { return }
    let childProposal = resolvedChildProposal(for: proposal, context)
    let placement = UnaryPlacement(
      proposal: proposal, size: size, child: content.dimensions(in: childProposal, context))
    content.settle(at: layout.childOrigin(in: placement), proposal: childProposal, context)
  }

  override func moveChildren(into list: inout [LayoutBox]) {
    guard let content else { return }
    list.append(content)
    self.content = nil
  }
}
