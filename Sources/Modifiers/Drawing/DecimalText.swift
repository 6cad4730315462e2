import Foundation

extension Double {
  /// Returns the number in decimal digits, rounded, without a locale and without needless zeros.
  ///
  /// `88.0` is "88", `33.3333` is "33.33", `-0.001` is "0". A number that is not finite is "nan",
  /// "inf" or "-inf".
  package func decimalText(places: Int = 2) -> String {
    guard isFinite else { return description }
    let scale = pow(10, Double(places))
    let scaled = self * scale
    // Past this size a Double has no fraction left that rounding could remove.
    let rounded = abs(scaled) < 0x1p52 ? scaled.rounded() / scale : self
    guard rounded != 0 else { return "0" }
    let text = rounded.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
