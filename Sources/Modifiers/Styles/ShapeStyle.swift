/// A colour or pattern to draw a shape or text with, as SwiftUI's `ShapeStyle`.
public protocol ShapeStyle: Sendable {}

/// A style that can be reduced to one colour.
package protocol ColorResolving: ShapeStyle {
  /// The colour that stands for the style where `foreground` is the current one.
  func color(foreground: Color) -> Color
}

extension ShapeStyle {
  /// The colour that stands for the style; one that cannot be reduced is drawn in the foreground.
  package func resolved(foreground: Color = .primary) -> Color {
    (self as? any ColorResolving)?.color(foreground: foreground) ?? foreground
  }

  /// Returns the style with its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }
}

extension Color: ShapeStyle, ColorResolving {
  package func color(foreground: Color) -> Color { self }
}

/// Another style that covers less.
private struct OpacityShapeStyle<Base: ShapeStyle>: ColorResolving {
  let base: Base
  let opacity: Double

  func color(foreground: Color) -> Color {
    base.resolved(foreground: foreground).opacity(opacity)
  }
}

extension OpacityShapeStyle: Equatable where Base: Equatable {}
