public import Foundation
public import Preferences

/// A figure that is drawn in the room it is given.
///
/// The counterpart of SwiftUI's `Shape`. A shape is a view filled with the foreground style.
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

  /// Fills the shape with a style.
  nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View {
    ShapeView(shape: self, style: content, lineWidth: nil)
  }

  /// Fills the shape with the foreground style.
  nonisolated public func fill() -> some View {
    ShapeView(shape: self, style: ForegroundStyle(), lineWidth: nil)
  }

  /// Draws the outline with a style; `lineWidth` is in points, half of it outside.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
    -> some View
  {
    ShapeView(shape: self, style: content, lineWidth: lineWidth)
  }

  /// Draws the outline with a style; a negative line width counts as zero.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    ShapeView(shape: self, style: content, lineWidth: style.lineWidth)
  }
}

extension Shape where Body == ShapeView<Self, ForegroundStyle> {
  /// The shape filled with the foreground style.
  public var body: ShapeView<Self, ForegroundStyle> {
    ShapeView(shape: self, style: ForegroundStyle(), lineWidth: nil)
  }
}

/// A shape filled or stroked with a style.
public struct ShapeView<Content: Shape, Style: ShapeStyle> {
  let shape: Content
  let style: Style

  /// The width of the line in points; `nil` fills the shape.
  let lineWidth: CGFloat?
}

extension ShapeView: View {
  /// There is no body.
  public typealias Body = Never
}

extension ShapeView: LayoutLeaf {
  package static var name: String { TypeName.short(Content.self) }

  package func sizing(in surroundings: LeafSurroundings) -> ShapeLeaf<Content> {
    ShapeLeaf(shape: shape)
  }

  package func draw(
    _ sizing: ShapeLeaf<Content>, in frame: CGRect, environment: EnvironmentValues,
    into painter: inout Painter
  ) {
    guard let outline = shape.path(in: frame).outline else { return }
    let color = DrawingColor(style.resolved(foreground: environment.foregroundColor))
    if let lineWidth {
      painter.add(.stroke(outline, color, lineWidth: max(0, lineWidth)))
    } else {
      painter.add(.fill(outline, color))
    }
  }
}

/// A shape as it is measured.
package struct ShapeLeaf<Content: Shape>: LeafSizing {
  let shape: Content

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
