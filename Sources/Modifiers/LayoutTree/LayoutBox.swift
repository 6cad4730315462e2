package import Foundation

#if canImport(CoreGraphics)
  package import CoreGraphics
#endif

/// One box of a layout tree: something that has a size for each proposal, and a frame once placed.
///
/// Boxes are values' shells: a leaf, a layout around one box, a container. They know nothing of
/// views. Whoever changes one says so with a ``LayoutTree``, which measures again what is needed.
///
/// A box with one child never answers by asking that child itself: it says what it would propose
/// and what it makes of the answer, and the loops in this class go down and up such chains.
package class LayoutBox {
  /// The box around this one.
  package final internal(set) unowned var parent: LayoutBox?
  /// Where the box was placed, in points from the parent's origin.
  package final internal(set) var frame = CGRect.zero
  /// Whether ``LayoutOutcome/reframed`` lists the box when its frame changes.
  package final var reportsFrame = false

  /// The proposal with which the box was placed; nil before the first time.
  final var placedProposal: ProposedViewSize?
  final var sizes = SizeCache()
  final var guideValues = GuideCache()
  /// Guides that may be explicit here or below. It only grows, and is checked before any search.
  final var guides: AlignmentGuides = []

  final var change: BoxChange = []
  final var needsPlacement = true
  final var isQueued = false
  final var isMarked = false
  /// How many children are looked at before this box in the current pass.
  final var awaited: Int32 = 0
  final var countedPass: UInt32 = 0
  final var placementSerial: UInt32 = 0

  init(guides: AlignmentGuides) {
    self.guides = guides
  }

  // What a kind of box says about itself.

  /// The number of children, for walks over the tree.
  package var childCount: Int { 0 }

  package func child(at index: Int) -> LayoutBox {
    preconditionFailure("LayoutBox: a \(type(of: self)) has no child at \(index)")
  }

  /// The child whose size decides this box's size, where there is just one.
  var decisiveChild: LayoutBox? { nil }
  /// Whether the box takes its ideal length whenever it is offered more; nil where its decisive
  /// child settles that. `false` where it is not known.
  func settlesLength(along axis: Axis) -> Bool? { decisiveChild == nil ? false : nil }
  /// Whether ``childProposal(for:ideal:)`` needs the decisive child's ideal size.
  var needsIdealSize: Bool { false }

  func childProposal(for proposal: ProposedViewSize, ideal: CGSize) -> ProposedViewSize {
    proposal
  }

  /// The size that follows from the decisive child's.
  func size(for proposal: ProposedViewSize, child: CGSize) -> CGSize { child }

  /// The size of a box without a decisive child.
  func computeSize(for proposal: ProposedViewSize, _ context: LayoutContext) -> CGSize { .zero }

  /// The explicit guide that follows from the decisive child's.
  func explicitAlignment(
    of key: AlignmentKey,
    in proposal: ProposedViewSize,
    inherited: CGFloat?,
    _ context: LayoutContext
  ) -> CGFloat? {
    inherited
  }

  /// The explicit guide of a box without a decisive child.
  func computeAlignment(
    of key: AlignmentKey,
    in proposal: ProposedViewSize,
    _ context: LayoutContext
  ) -> CGFloat? {
    nil
  }

  /// Gives each child its frame by calling ``settle(at:proposal:_:)``.
  func placeChildren(in size: CGSize, proposal: ProposedViewSize, _ context: LayoutContext) {}

  /// What happens to the children's coordinates before they are this box's own, if anything.
  package var childTransform: CGAffineTransform? { nil }

  /// Forgets what was derived from the children.
  func prepareForMeasuring(_ context: LayoutContext) {}

  /// What a change that this box passes to its parent means to this box's own layout.
  func change(_ change: BoxChange, from child: LayoutBox) -> BoxChange { change }

  /// The child whose priority and layout values are this box's own.
  var traitSource: LayoutBox? { nil }
  /// The child whose spacing is this box's own.
  var spacingSource: LayoutBox? { traitSource }
  var ownSpacing: ViewSpacing? { nil }
  var ownPriority: Double? { nil }
  var ownZIndex: Double? { nil }

  func ownLayoutValue(for key: ObjectIdentifier) -> Any? { nil }

  /// The spacing that depends on children, where it has been asked for.
  func computeSpacing(_ context: LayoutContext) -> ViewSpacing? { nil }

  /// Forgets the spacing and says whether it has become another.
  func spacingChanged(_ context: LayoutContext) -> Bool { false }

  /// Hands over the children, which are then no longer there.
  func moveChildren(into list: inout [LayoutBox]) {}
}
