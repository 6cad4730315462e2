public import Foundation
package import Preferences

/// A rectangle. The counterpart of SwiftUI's `Rectangle`.
public struct Rectangle: BuiltInShape {
  /// There is no body.
  public typealias Body = Never

  /// Creates a rectangle.
  nonisolated public init() {}

  /// The rectangle itself.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners. The counterpart of SwiftUI's `RoundedRectangle`.
public struct RoundedRectangle: BuiltInShape {
  /// There is no body.
  public typealias Body = Never

  /// The size of a corner in points.
  public var cornerSize: CGSize

  /// Creates a rectangle whose corners have a size in points.
  nonisolated public init(cornerSize: CGSize) {
    self.cornerSize = cornerSize
  }

  /// Creates a rectangle whose corners have a radius in points.
  nonisolated public init(cornerRadius: CGFloat) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }

  /// The rectangle with its corners cut off.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height))
  }
}

/// The largest circle in the middle of the room. The counterpart of SwiftUI's `Circle`.
public struct Circle: BuiltInShape {
  /// There is no body.
  public typealias Body = Never

  /// Creates a circle.
  nonisolated public init() {}

  /// The circle in the middle of a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
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
}

/// An ellipse. The counterpart of SwiftUI's `Ellipse`.
public struct Ellipse: BuiltInShape {
  /// There is no body.
  public typealias Body = Never

  /// Creates an ellipse.
  nonisolated public init() {}

  /// The ellipse inside a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose shorter sides are half circles. The counterpart of SwiftUI's `Capsule`.
public struct Capsule: BuiltInShape {
  /// There is no body.
  public typealias Body = Never

  /// Creates a capsule.
  nonisolated public init() {}

  /// The capsule inside a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(capsuleIn: rect) }
}

/// A shape of the library's own, which needs no body of its own to be a view.
package protocol BuiltInShape: Shape, PrimitiveView {}

extension BuiltInShape {
  package static func makeViewType() -> AnyViewType {
    TransparentType<Self, ShapeView<Self, ForegroundStyle>> {
      ShapeView(shape: $0, style: ForegroundStyle(), lineWidth: nil)
    }
  }
}
