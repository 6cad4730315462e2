public import Foundation

/// A layout whose type is hidden, as SwiftUI's `AnyLayout`.
public struct AnyLayout: Layout {
  /// What the hidden layout keeps between the calls.
  public struct Cache {
    fileprivate var value: Any
  }

  private let base: any Layout

  /// Creates a layout that does what another one does.
  public init<L>(_ layout: L) where L: Layout {
    self.base = layout
  }

  /// Makes the hidden layout's cache.
  public func makeCache(subviews: Subviews) -> Cache {
    base.erasedCache(subviews)
  }

  /// Brings the hidden layout's cache up to date, or makes one where the layout's type changed.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    base.updateErased(&cache, subviews)
  }

  /// Returns the hidden layout's spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    base.erasedSpacing(subviews, &cache)
  }

  /// Returns the hidden layout's size in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    base.erasedSize(proposal, subviews, &cache)
  }

  /// Places the subviews as the hidden layout does.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    base.placeErased(bounds, proposal, subviews, &cache)
  }

  /// Returns the hidden layout's horizontal guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    base.erasedAlignment(guide.key, bounds, proposal, subviews, &cache)
  }

  /// Returns the hidden layout's vertical guide.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    base.erasedAlignment(guide.key, bounds, proposal, subviews, &cache)
  }
}

extension Layout {
  fileprivate func erasedCache(_ subviews: Subviews) -> AnyLayout.Cache {
    AnyLayout.Cache(value: makeCache(subviews: subviews))
  }

  fileprivate func updateErased(_ cache: inout AnyLayout.Cache, _ subviews: Subviews) {
    guard var own = cache.value as? Cache else {
      cache = erasedCache(subviews)
      return
    }
    updateCache(&own, subviews: subviews)
    cache.value = own
  }

  /// Works with the cache of this layout's own type, which is made anew if it is another's.
  private func withCache<Result>(
    _ cache: inout AnyLayout.Cache,
    _ subviews: Subviews,
    _ body: (inout Cache) -> Result
  ) -> Result {
    var own = cache.value as? Cache ?? makeCache(subviews: subviews)
    // The erased copy goes, so that the storage is not shared while the layout changes it.
    cache.value = ()
    defer { cache.value = own }
    return body(&own)
  }

  fileprivate func erasedSpacing(
    _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) -> ViewSpacing {
    withCache(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func erasedSize(
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    withCache(&cache, subviews) {
      sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func placeErased(
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) {
    withCache(&cache, subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func erasedAlignment(
    _ key: AlignmentKey,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withCache(&cache, subviews) { own in
      switch key.axis {
      case .horizontal:
        explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal,
          subviews: subviews, cache: &own)
      case .vertical:
        explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal,
          subviews: subviews, cache: &own)
      }
    }
  }
}
