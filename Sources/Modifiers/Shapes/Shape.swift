public import Foundation
public import Preferences

/// A figure that is drawn in the room it is given.
///
/// The counterpart of SwiftUI's `Shape`. A shape is a view filled with the foreground style. To
/// make your own, give the path; everything else follows:
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
public protocol Shape: Sendable, View {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size in points for a proposal; by default all that is offered, 10 where nothing is.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// Takes what is offered.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    FillLeaf().sizeThatFits(proposal)
  }

  /// The outline for a frame in points: a shape sees a rectangle at the origin, as its own space.
  nonisolated package func path(drawnIn frame: CGRect) -> Path {
    path(in: CGRect(origin: .zero, size: frame.size))
      .offsetBy(dx: frame.minX, dy: frame.minY)
  }
}

extension Shape where Body == FillShapeView<Self, ForegroundStyle, EmptyView> {
  /// The shape filled with the foreground style.
  public var body: FillShapeView<Self, ForegroundStyle, EmptyView> { fill() }
}

/// A shape of the library's own, which needs no body of its own to be a view.
package protocol BuiltInShape: Shape, PrimitiveView {
  /// What a snapshot calls the shape.
  nonisolated static var shapeName: String { get }
}

extension BuiltInShape {
  nonisolated package static var shapeName: String { TypeName.short(Self.self) }

  package static func makeViewType() -> AnyViewType {
    TransparentType<Self, FillShapeView<Self, ForegroundStyle, EmptyView>> { $0.fill() }
  }
}

/// The name of a shape's type; a shape made from another one goes by the other's.
nonisolated func shapeName<S: Shape>(of type: S.Type) -> String {
  (type as? any BuiltInShape.Type)?.shapeName ?? TypeName.short(type)
}
