public import Foundation
public import Preferences

/// A rectangle with round corners. The counterpart of SwiftUI's `RoundedRectangle`.
public struct RoundedRectangle: InsettableFigure {
  /// There is no body.
  public typealias Body = Never

  /// How far a corner reaches along the horizontal and the vertical edges, in points.
  public var cornerSize: CGSize

  /// How the corners are curved.
  public var style: RoundedCornerStyle

  /// Creates a rectangle whose corners have a size in points.
  ///
  /// Corners that do not fit are made smaller and keep their proportions.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle whose corners have a radius in points.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  nonisolated package func path(in rect: CGRect, inset: CGFloat) -> Path {
    let size = CGSize(
      width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
    return Path(roundedRect: rect, cornerSize: size, style: style)
  }

  /// Returns the shape smaller by a distance on all sides, in points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFigure(base: self, amount: amount)
  }
}

/// A rectangle whose corners differ. The counterpart of SwiftUI's `UnevenRoundedRectangle`.
public struct UnevenRoundedRectangle: InsettableFigure {
  /// There is no body.
  public typealias Body = Never

  /// The radii of the corners in points.
  public var cornerRadii: RectangleCornerRadii

  /// How the corners are curved.
  public var style: RoundedCornerStyle

  /// Creates a rectangle whose corners have radii in points.
  ///
  /// Radii that do not fit are all made smaller by the same factor.
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle from the radius of each corner in points.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  nonisolated package func path(in rect: CGRect, inset: CGFloat) -> Path {
    let radii = RectangleCornerRadii(
      topLeading: cornerRadii.topLeading - inset,
      bottomLeading: cornerRadii.bottomLeading - inset,
      bottomTrailing: cornerRadii.bottomTrailing - inset,
      topTrailing: cornerRadii.topTrailing - inset)
    return Path(roundedRect: rect, cornerRadii: radii, style: style)
  }

  /// Returns the shape smaller by a distance on all sides, in points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFigure(base: self, amount: amount)
  }
}
