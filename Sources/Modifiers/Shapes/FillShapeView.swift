package import Foundation
public import Preferences

/// A shape filled with a style, as SwiftUI's `FillShapeView`.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape that is filled.
  public var shape: Content
  /// The style of the inside.
  public var style: Style
  /// How the inside is found.
  public var fillStyle: FillStyle
  /// What is drawn first.
  public var background: Background

  /// Creates a view that fills a shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

extension FillShapeView: ShapeView {
  /// There is no body.
  public typealias Body = Never
}

extension FillShapeView: PaintedShapeView {
  package func command(
    in frame: CGRect, environment: EnvironmentValues
  ) -> DrawingCommand? {
    let color = DrawingColor(environment.color(of: style))
    return shape.path(drawnIn: frame).filled(with: color, style: fillStyle)
  }
}
