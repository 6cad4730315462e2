public import Foundation

/// A column of a lazy vertical grid, or a row of a horizontal one.
///
/// The counterpart of SwiftUI's `GridItem`.
public struct GridItem: Sendable {
  /// How wide a column is, or how high a row, in points.
  public enum Size: Sendable {
    /// So long.
    case fixed(CGFloat)

    /// What the others leave, shared with those that are flexible too.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)

    /// As many of at least that length as fit into the room that one flexible item would have.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the item is, in points.
  public var size: Size

  /// The distance in points to the next item; `nil` is 8.
  public var spacing: CGFloat?

  /// Where views stand in their cells; `nil` is the middle, along the grid's alignment.
  public var alignment: Alignment?

  /// Creates an item.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem: Equatable {}
extension GridItem.Size: Equatable {}
