public import Foundation

/// A type that sizes and places a collection of views, as SwiftUI's `Layout`.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(
///     proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) -> CGSize {
///     subviews.reduce(.zero) { total, subview in
///       let size = subview.sizeThatFits(.unspecified)
///       return CGSize(width: total.width + size.width, height: total.height + size.height)
///     }
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     var position = bounds.origin
///     for subview in subviews {
///       subview.place(at: position, proposal: .unspecified)
///       let size = subview.sizeThatFits(.unspecified)
///       position.x += size.width
///       position.y += size.height
///     }
///   }
/// }
/// ```
///
/// The same questions get the same answers until something below the layout changes: the tree
/// keeps the sizes it was told, and asks again only after a change.
public protocol Layout {
  /// What is kept between the calls for one container; `Void` where nothing is.
  associatedtype Cache = Void

  /// The children as the layout sees them.
  typealias Subviews = LayoutSubviews

  /// What the container says about its kind.
  static var layoutProperties: LayoutProperties { get }

  /// Creates what is kept between the calls for one container.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after the subviews or one of their sizes changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns how far the container wants to stand from its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size in points that the container takes for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize

  /// Places each subview; one that is not placed stands in the middle of the bounds.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// Returns the position of a horizontal guide in the bounds, or nil for its default.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of a vertical guide in the bounds, or nil for its default.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}
