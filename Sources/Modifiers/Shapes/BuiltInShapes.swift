public import Foundation
public import Preferences

/// A rectangle. The counterpart of SwiftUI's `Rectangle`.
public struct Rectangle: InsettableFigure {
  /// There is no body.
  public typealias Body = Never

  /// Creates a rectangle.
  nonisolated public init() {}

  nonisolated package func path(in rect: CGRect, inset: CGFloat) -> Path { Path(rect) }

  /// Returns the rectangle smaller by a distance on all sides, in points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFigure(base: self, amount: amount)
  }
}

/// The largest circle in the middle of the room. The counterpart of SwiftUI's `Circle`.
public struct Circle: InsettableFigure {
  /// There is no body.
  public typealias Body = Never

  /// Creates a circle.
  nonisolated public init() {}

  nonisolated package func path(in rect: CGRect, inset: CGFloat) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square that fits what is offered.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let room = FillLeaf().sizeThatFits(proposal)
    let side = min(proposal.width ?? room.height, proposal.height ?? room.width)
    return CGSize(width: side, height: side)
  }

  /// Returns the circle smaller by a distance on all sides, in points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFigure(base: self, amount: amount)
  }
}

/// An ellipse. The counterpart of SwiftUI's `Ellipse`.
public struct Ellipse: InsettableFigure {
  /// There is no body.
  public typealias Body = Never

  /// Creates an ellipse.
  nonisolated public init() {}

  nonisolated package func path(in rect: CGRect, inset: CGFloat) -> Path {
    Path(ellipseIn: rect)
  }

  /// Returns the ellipse smaller by a distance on all sides, in points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFigure(base: self, amount: amount)
  }
}

/// A rectangle whose shorter sides are half circles. The counterpart of SwiftUI's `Capsule`.
public struct Capsule: InsettableFigure {
  /// There is no body.
  public typealias Body = Never

  /// How the corners are curved.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  nonisolated package func path(in rect: CGRect, inset: CGFloat) -> Path {
    Path(capsuleIn: rect)
  }

  /// Returns the capsule smaller by a distance on all sides, in points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFigure(base: self, amount: amount)
  }
}
