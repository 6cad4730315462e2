public import Foundation

extension Layout {
  /// The properties of a container without an orientation.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties()
  }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the spacing of all subviews merged.
  ///
  /// - Complexity: O(*n*) for *n* subviews.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// Returns the merged position of the guide in the subviews that set it, as they are placed.
  ///
  /// - Complexity: O(1) where no subview sets the guide, else O(*n*) for *n* subviews.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedAlignment(of: guide.key) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Returns the merged position of the guide in the subviews that set it, as they are placed.
  ///
  /// - Complexity: O(1) where no subview sets the guide, else O(*n*) for *n* subviews.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedAlignment(of: guide.key) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}

extension Layout where Cache == Void {
  /// Makes nothing.
  public func makeCache(subviews: Subviews) {
    ()
  }
}
