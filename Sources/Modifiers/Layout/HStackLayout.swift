public import Foundation

/// A layout that sets its subviews from leading to trailing, as SwiftUI's `HStackLayout`.
public struct HStackLayout: Layout, Sendable {
  /// The vertical guide that the subviews share.
  public var alignment: VerticalAlignment
  /// The distance between two subviews in points; nil for what they prefer, which is 8 by default.
  public var spacing: CGFloat?

  /// Creates a layout from the guide that subviews share and the distance between them in points.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a horizontal stack.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal, passesSingleSubview: true)
  }

  private var engine: StackEngine {
    StackEngine(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// Finds distances and priorities.
  ///
  /// - Complexity: O(*n*) for *n* subviews.
  public func makeCache(subviews: Subviews) -> StackLayoutCache {
    engine.makeCache(subviews: subviews)
  }

  /// Returns the wishes of the outer subviews along the axis, of all across it.
  ///
  /// - Complexity: O(*n*) for *n* subviews.
  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
    engine.spacing(subviews: subviews)
  }

  /// Returns the size in points of the subviews with the distances between them.
  ///
  /// - Complexity: O(*n* log *n*) for *n* subviews that have been measured.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackLayoutCache
  ) -> CGSize {
    engine.arrangement(proposal: proposal, subviews: subviews, cache: &cache).size
  }

  /// Places the subviews one after the other, their guides in line.
  ///
  /// - Complexity: O(*n* log *n*) for *n* subviews that have been measured.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackLayoutCache
  ) {
    engine.place(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
