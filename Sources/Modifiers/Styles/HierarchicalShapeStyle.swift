/// A style that fades the current foreground by level, as SwiftUI's `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: Hashable, ShapeStyle, ColorResolving {
  let level: Int

  /// The first level, which is the foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  package func color(foreground: Color) -> Color {
    switch level {
    case 0: foreground
    case 1 where foreground == .primary: .secondary
    case 1: foreground.opacity(0.6)
    case 2: foreground.opacity(0.3)
    case 3: foreground.opacity(0.18)
    default: foreground.opacity(0.1)
    }
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level, which is the foreground itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
