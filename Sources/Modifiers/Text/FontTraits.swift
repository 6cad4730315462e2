/// What a text, or a view around it, changes in a font; `nil` leaves a trait to what is further out.
struct FontTraits: Equatable, Sendable {
  /// A weight, or the font's own.
  var weight: Font.Weight??
  var isBold: Bool?
  var isItalic: Bool?

  /// These traits inside others: what is not said here is said there.
  ///
  /// A weight counts for more than a bold face further out.
  func inside(_ outer: FontTraits) -> FontTraits {
    let hasWeight = weight.flatMap { $0 } != nil
    return FontTraits(
      weight: weight ?? outer.weight,
      isBold: isBold ?? (hasWeight ? false : outer.isBold),
      isItalic: isItalic ?? outer.isItalic)
  }

  /// Returns a font with these traits.
  func applied(to font: Font) -> Font {
    var font = font
    if let weight = weight.flatMap({ $0 }) { font = font.weight(weight) }
    if isBold == true { font = font.bold() }
    return isItalic == true ? font.italic() : font
  }
}
