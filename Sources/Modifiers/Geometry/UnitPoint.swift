public import Foundation

/// A point in a unit square: (0, 0) is top leading, (1, 1) bottom trailing, as SwiftUI's
/// `UnitPoint`.
@frozen
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width.
  public var x: CGFloat
  /// The fraction of the height.
  public var y: CGFloat

  /// Creates the origin.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Creates a point from two fractions.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin, which is the top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner where top and leading edge meet.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner where top and trailing edge meet.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner where bottom and leading edge meet.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner where bottom and trailing edge meet.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
