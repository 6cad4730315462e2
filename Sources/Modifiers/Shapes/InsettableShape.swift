public import Foundation
public import Preferences

/// A shape that can be drawn smaller by a distance on all sides, as SwiftUI's `InsettableShape`.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape smaller by a distance on all sides, in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Draws a line inside the edges of the shape with a style.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Draws a line inside the edges of the shape with a style; `lineWidth` is in points.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A shape of the library's own that can be inset.
package protocol InsettableFigure: BuiltInShape, InsettableShape {
  /// The outline in a rectangle that is already smaller by a distance on all sides, in points.
  nonisolated func path(in rect: CGRect, inset: CGFloat) -> Path
}

extension InsettableFigure {
  /// The outline in a rectangle, in points.
  nonisolated public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
}

/// A shape that is smaller than another by a distance on all sides.
nonisolated struct InsetFigure<Base: InsettableFigure>: InsettableFigure {
  typealias Body = Never

  let base: Base

  /// The distance in points.
  let amount: CGFloat

  static var shapeName: String { Base.shapeName }

  func path(in rect: CGRect, inset: CGFloat) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : base.path(in: inner, inset: inset + amount)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFigure(base: base, amount: self.amount + amount)
  }
}
