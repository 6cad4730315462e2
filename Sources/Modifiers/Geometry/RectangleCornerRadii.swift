public import Foundation

/// The radii of the four corners of a rectangle in points, as SwiftUI's `RectangleCornerRadii`.
@frozen
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the corner where top and leading edge meet.
  public var topLeading: CGFloat
  /// The radius of the corner where bottom and leading edge meet.
  public var bottomLeading: CGFloat
  /// The radius of the corner where bottom and trailing edge meet.
  public var bottomTrailing: CGFloat
  /// The radius of the corner where top and trailing edge meet.
  public var topTrailing: CGFloat

  /// Creates radii in points.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
