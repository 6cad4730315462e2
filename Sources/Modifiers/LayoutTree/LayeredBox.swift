import Foundation

/// A box with another one over or under it, as SwiftUI's `overlay` and `background`.
///
/// The second box is proposed the size of the first and takes no part in size, guides or spacing.
package final class LayeredBox: LayoutBox {
  /// The box that decides.
  package private(set) var primary: LayoutBox?
  /// The box over or under it; nil where there is none.
  package private(set) var secondary: LayoutBox?
  /// Where the second box stands on the first.
  package private(set) var alignment: Alignment

  package init(
    primary: LayoutBox? = nil,
    secondary: LayoutBox? = nil,
    alignment: Alignment = .center
  ) {
    self.alignment = alignment
    super.init(guides: [])
    self.primary = primary
    self.secondary = secondary
    if let primary { adopt(primary) }
    secondary?.parent = self
  }

  deinit {
    dismantle()
  }

  /// Replaces the box that decides.
  package func setPrimary(_ primary: LayoutBox?, in tree: LayoutTree?) {
    guard primary !== self.primary else { return }
    if let old = self.primary { orphan(old) }
    self.primary = primary
    if let primary { adopt(primary) }
    noteChange([.value, .traits], in: tree)
  }

  /// Replaces the box over or under it; no size changes by that.
  package func setSecondary(_ secondary: LayoutBox?, in tree: LayoutTree?) {
    guard secondary !== self.secondary else { return }
    if let old = self.secondary { orphan(old) }
    self.secondary = secondary
    secondary?.parent = self
    noteChange(.placement, in: tree)
  }

  /// Replaces the alignment; no size changes by that.
  package func update(_ alignment: Alignment, in tree: LayoutTree?) {
    guard alignment != self.alignment else { return }
    self.alignment = alignment
    noteChange(.placement, in: tree)
  }

  package override var childCount: Int { (primary == nil ? 0 : 1) + (secondary == nil ? 0 : 1) }

  package override func child(at index: Int) -> LayoutBox {
    let second = primary == nil ? nil : secondary
    return (index == 0 ? primary ?? secondary : index == 1 ? second : nil)
      ?? super.child(at: index)
  }

  override var decisiveChild: LayoutBox? { primary }
  override var traitSource: LayoutBox? { primary }

  override func change(_ change: BoxChange, from child: LayoutBox) -> BoxChange {
    child === secondary ? .placement : change
  }

  override func placeChildren(
    in size: CGSize,
    proposal: ProposedViewSize,
    _ context: LayoutContext
  ) {
    primary?.settle(at: .zero, proposal: proposal, context)
    guard let secondary else { return }
    let offered = ProposedViewSize(size)
    let layer = secondary.dimensions(in: offered, context)
    let bounds = primary?.dimensions(in: proposal, context) ?? ViewDimensions(size)
    let origin = CGPoint(
      x: bounds[alignment.horizontal] - layer[alignment.horizontal],
      y: bounds[alignment.vertical] - layer[alignment.vertical])
    secondary.settle(at: origin, proposal: offered, context)
  }

  override func moveChildren(into list: inout [LayoutBox]) {
    if let primary { list.append(primary) }
    if let secondary { list.append(secondary) }
    primary = nil
    secondary = nil
  }
}
