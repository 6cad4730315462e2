package import Foundation
public import Preferences

/// A line along a shape, drawn with a style, as SwiftUI's `StrokeShapeView`.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape whose outline is drawn.
  public var shape: Content
  /// The style of the line.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether edges may be smoothed; pictures leave that to whatever shows them.
  public var isAntialiased: Bool
  /// What is drawn first.
  public var background: Background

  /// Creates a view that draws a line along a shape.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeShapeView: ShapeView {
  /// There is no body.
  public typealias Body = Never
}

extension StrokeShapeView: PaintedShapeView {
  package func command(
    in frame: CGRect, environment: EnvironmentValues
  ) -> DrawingCommand? {
    let color = DrawingColor(environment.color(of: style))
    return shape.path(drawnIn: frame).strokedPath(strokeStyle).filled(
      with: color, style: FillStyle())
  }
}

/// A line inside the edges of a shape, drawn with a style, as SwiftUI's `StrokeBorderShapeView`.
public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
> {
  /// The shape inside whose outline the line is drawn.
  public var shape: Content
  /// The style of the line.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether edges may be smoothed; pictures leave that to whatever shows them.
  public var isAntialiased: Bool
  /// What is drawn first.
  public var background: Background

  /// Creates a view that draws a line inside the edges of a shape.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeBorderShapeView: ShapeView {
  /// There is no body.
  public typealias Body = Never
}

extension StrokeBorderShapeView: PaintedShapeView {
  package func command(
    in frame: CGRect, environment: EnvironmentValues
  ) -> DrawingCommand? {
    let color = DrawingColor(environment.color(of: style))
    return shape.inset(by: strokeStyle.lineWidth / 2).path(drawnIn: frame)
      .strokedPath(strokeStyle).filled(with: color, style: FillStyle())
  }
}
