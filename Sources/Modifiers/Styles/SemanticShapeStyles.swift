/// The style of the current foreground, as SwiftUI's `ForegroundStyle`.
public struct ForegroundStyle: Hashable, ShapeStyle, ColorResolving {
  /// Creates the style.
  public init() {}

  package func color(foreground: Color) -> Color { foreground }
}

/// The style of the background, which is white, as SwiftUI's `BackgroundStyle`.
public struct BackgroundStyle: Hashable, ShapeStyle, ColorResolving {
  /// Creates the style.
  public init() {}

  package func color(foreground: Color) -> Color { .white }
}

/// The style that marks controls, as SwiftUI's `TintShapeStyle`: the tint where it is drawn.
public struct TintShapeStyle: Hashable, ShapeStyle, ColorResolving {
  /// Creates the style.
  public init() {}

  package func color(foreground: Color) -> Color { .tint }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the current foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of the background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style that marks controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
