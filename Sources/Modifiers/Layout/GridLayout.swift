public import Foundation

/// A layout that sets its subviews in rows and columns, as SwiftUI's `GridLayout`.
///
/// The views of a `GridRow` are the cells of a row; a view outside of all rows takes a whole row. A
/// column is as wide as its widest cell, a row as high as its highest. The columns share the width
/// that is proposed as the children of an `HStack` do, then the rows the height as those of a
/// `VStack`; each cell is proposed the rectangle that results. A cell of several columns widens
/// them evenly if they are too narrow for it.
public struct GridLayout: Layout {
  /// What a grid keeps between the calls for one container.
  public struct Cache {
    var latest: (proposal: ProposedViewSize, arrangement: GridArrangement)?
  }

  /// The guides that the cells of a column and of a row share, where these say nothing else.
  public var alignment: Alignment
  /// The distance between two columns in points; nil for what the cells prefer, which is 8 by
  /// default.
  public var horizontalSpacing: CGFloat?
  /// The distance between two rows in points; nil for what the cells prefer, which is 8 by default.
  public var verticalSpacing: CGFloat?

  /// Creates a layout from the guides that cells share and the distances between them in points.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Makes a cache without an arrangement.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache()
  }

  /// Returns the size in points of all columns and rows with the distances between them.
  ///
  /// - Complexity: O(*n* log *n*) for *n* subviews that have been measured.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    arrangement(proposal: proposal, subviews: subviews, cache: &cache).size
  }

  /// Places each cell in its columns and its row.
  ///
  /// - Complexity: O(*n* log *n*) for *n* subviews that have been measured.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let arrangement = arrangement(proposal: proposal, subviews: subviews, cache: &cache)
    for (subview, slot) in zip(subviews, arrangement.slots) {
      subview.place(
        at: CGPoint(x: bounds.minX + slot.origin.x, y: bounds.minY + slot.origin.y),
        proposal: slot.proposal)
    }
  }

  private func arrangement(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> GridArrangement {
    if let latest = cache.latest, latest.proposal == proposal { return latest.arrangement }
    let arrangement = GridArrangement(subviews, layout: self, proposal: proposal)
    cache.latest = (proposal, arrangement)
    return arrangement
  }
}

extension GridLayout: Sendable {}
