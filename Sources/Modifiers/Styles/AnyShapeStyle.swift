/// A style whose type is hidden, as SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle, ColorResolving {
  package let base: any ShapeStyle

  /// Creates a style that draws as another one does.
  public init(_ style: some ShapeStyle) {
    self.base = style
  }

  package func color(foreground: Color) -> Color {
    base.resolved(foreground: foreground)
  }
}
