package import Foundation

#if canImport(CoreGraphics)
  package import CoreGraphics
#endif

/// A value that lays out one child: padding, a frame, an offset.
///
/// The defaults pass everything through, so that a modifier that only draws needs none of them.
package protocol UnaryLayout {
  /// Whether ``childProposal(for:ideal:)`` needs the child's ideal size.
  var needsIdealSize: Bool { get }
  /// Whether the layout takes its ideal length whenever it is offered more; nil where it does if
  /// its child does.
  func settlesLength(along axis: Axis) -> Bool?
  /// Guides that the layout sets itself.
  var guides: AlignmentGuides { get }
  /// The layout priority it sets.
  var priority: Double? { get }
  /// The drawing order it sets.
  var zIndex: Double? { get }

  /// What the child is proposed; the proposal holds neither NaN nor negative lengths.
  func childProposal(for proposal: ProposedViewSize, ideal: CGSize) -> ProposedViewSize

  /// The size in points that follows from the child's.
  func size(for proposal: ProposedViewSize, child: CGSize) -> CGSize

  /// Where the child's origin lies, in points.
  func childOrigin(in placement: UnaryPlacement) -> CGPoint

  /// What happens to the child's drawing and geometry, around the layout's own origin, once it is
  /// placed; nil where nothing does.
  func childTransform(in size: CGSize) -> CGAffineTransform?

  /// The guide's explicit position, given the one in the child's space where there is one.
  func explicitAlignment(
    of key: AlignmentKey,
    in placement: UnaryPlacement,
    inherited: CGFloat?
  ) -> CGFloat?

  /// The value it gives to the container around it.
  func layoutValue(for key: ObjectIdentifier) -> Any?
}

extension UnaryLayout {
  package var needsIdealSize: Bool { false }
  package func settlesLength(along axis: Axis) -> Bool? { false }
  package var guides: AlignmentGuides { [] }
  package var priority: Double? { nil }
  package var zIndex: Double? { nil }

  package func childProposal(
    for proposal: ProposedViewSize,
    ideal: CGSize
  ) -> ProposedViewSize {
    proposal
  }

  package func size(for proposal: ProposedViewSize, child: CGSize) -> CGSize { child }

  package func childOrigin(in placement: UnaryPlacement) -> CGPoint { .zero }

  package func childTransform(in size: CGSize) -> CGAffineTransform? { nil }

  package func explicitAlignment(
    of key: AlignmentKey,
    in placement: UnaryPlacement,
    inherited: CGFloat?
  ) -> CGFloat? {
    inherited.map { $0 + childOrigin(in: placement)[key.axis] }
  }

  package func layoutValue(for key: ObjectIdentifier) -> Any? { nil }
}
