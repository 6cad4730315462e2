import Foundation

/// What a text, or a view around it, changes in a text; `nil` leaves a trait to what is further
/// out.
struct TextTraits: Equatable, Sendable {
  /// A weight, or the font's own.
  var weight: Font.Weight??
  var isBold: Bool?
  var isItalic: Bool?
  /// A design, or the font's own.
  var design: Font.Design??
  var isMonospaced: Bool?
  /// A line under the text, or none.
  var underline: Text.LineStyle??
  /// A line through the text, or none.
  var strikethrough: Text.LineStyle??
  var kerning: CGFloat?
  var tracking: CGFloat?

  /// These traits inside others: what is not said here is said there.
  ///
  /// A weight counts for more than a bold face further out.
  func inside(_ outer: TextTraits) -> TextTraits {
    let hasWeight = weight.flatMap { $0 } != nil
    return TextTraits(
      weight: weight ?? outer.weight,
      isBold: isBold ?? (hasWeight ? false : outer.isBold),
      isItalic: isItalic ?? outer.isItalic,
      design: design ?? outer.design,
      isMonospaced: isMonospaced ?? outer.isMonospaced,
      underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough,
      kerning: kerning ?? outer.kerning,
      tracking: tracking ?? outer.tracking)
  }

  /// Returns a font with these traits.
  func applied(to font: Font) -> Font {
    var font = font
    if let weight = weight.flatMap({ $0 }) { font = font.weight(weight) }
    if isBold == true { font = font.bold() }
    if let design = design.flatMap({ $0 }) { font = font.design(design) }
    if isMonospaced == true { font = font.monospaced() }
    return isItalic == true ? font.italic() : font
  }

  /// The room after each character, in points; tracking counts for more than kerning.
  var letterSpacing: CGFloat {
    let spacing = tracking ?? kerning ?? 0
    return spacing.isFinite ? spacing : 0
  }
}
