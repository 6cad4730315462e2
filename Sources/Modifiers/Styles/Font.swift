public import Foundation

/// A font known by its size, weight and design; nothing is loaded, as text is measured without one.
public struct Font: Hashable, Sendable {
  /// The height of a line in points.
  package private(set) var pointSize: CGFloat
  package private(set) var weight: Weight
  package private(set) var design: Design
  package private(set) var isItalic = false

  /// Whether the weight is semibold or heavier.
  package var isBold: Bool { weight.value >= Weight.semibold.value }

  /// Returns the system font of a size in points; NaN and negative sizes count as zero.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(
      pointSize: size > 0 && size.isFinite ? size : 0,
      weight: weight ?? .regular,
      design: design ?? .default
    )
  }

  /// Returns the system font of a text style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    let styleWeight: Weight = style == .headline ? .semibold : .regular
    return .system(size: style.pointSize, weight: weight ?? styleWeight, design: design)
  }

  /// Returns a font of a name and size in points; the name is not looked up.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    .system(size: size)
  }

  /// Returns the font in bold.
  public func bold() -> Font {
    weight(.bold)
  }

  /// Returns the font in italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// Returns the font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// Returns the font in another design.
  package func design(_ design: Design) -> Font {
    var font = self
    font.design = design
    return font
  }

  /// Returns the font with characters of one width.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// Returns the font with digits of one width, which all fonts here have.
  public func monospacedDigit() -> Font {
    self
  }
}
