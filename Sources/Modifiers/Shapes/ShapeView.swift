public import Preferences
package import Foundation

/// A view that draws a shape, and can be drawn over with the same shape.
///
/// The counterpart of SwiftUI's `ShapeView`.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that is drawn.
  nonisolated var shape: Content { get }
}

/// A view that draws a shape with one command, over what another view of the same shape draws.
package protocol PaintedShapeView: ShapeView, LayoutLeaf where Sizing == ShapeLeaf<Content> {
  associatedtype Background: View

  /// The view of the same shape that is drawn first, if it is one.
  nonisolated var background: Background { get }

  /// What is drawn in a frame in points, if there is anything.
  func command(in frame: CGRect, environment: EnvironmentValues) -> DrawingCommand?
}

extension PaintedShapeView {
  package static var name: String { shapeName(of: Content.self) }

  package func sizing(in surroundings: LeafSurroundings) -> ShapeLeaf<Content> {
    ShapeLeaf(shape: shape)
  }

  package func draw(
    _ sizing: ShapeLeaf<Content>, in frame: CGRect, environment: EnvironmentValues,
    into painter: inout Painter
  ) {
    paint(in: frame, environment: environment, into: &painter)
  }

  fileprivate func paint(
    in frame: CGRect, environment: EnvironmentValues, into painter: inout Painter
  ) {
    (background as? any PaintedShapeView)?
      .paint(in: frame, environment: environment, into: &painter)
    if let command = command(in: frame, environment: environment) { painter.add(command) }
  }
}

/// A shape as it is measured.
package struct ShapeLeaf<Content: Shape>: LeafSizing {
  let shape: Content

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
