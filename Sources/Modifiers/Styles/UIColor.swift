public import Foundation

/// A colour as UIKit names it, for source written for SwiftUI on Apple's phones.
///
/// The counterpart of UIKit's `UIColor`, with the system's colours alone. It is used by making a
/// ``Color`` of it: `Color(UIColor.systemOrange)`.
public final class UIColor: Hashable, Sendable {
  let color: Color

  private init(_ color: Color) {
    self.color = color
  }

  /// Creates a colour from its components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// Creates a shade of grey from 0, black, to 1, white.
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: Double(white), opacity: Double(alpha))
  }

  /// Returns whether two colours are drawn alike.
  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }

  /// Adds the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
  }

  /// Returns the colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: alpha)
  }
}

extension UIColor {
  /// Red.
  public static let systemRed = UIColor(.red)
  /// Orange.
  public static let systemOrange = UIColor(.orange)
  /// Yellow.
  public static let systemYellow = UIColor(.yellow)
  /// Green.
  public static let systemGreen = UIColor(.green)
  /// Mint.
  public static let systemMint = UIColor(.mint)
  /// Teal.
  public static let systemTeal = UIColor(.teal)
  /// Cyan.
  public static let systemCyan = UIColor(.cyan)
  /// Blue.
  public static let systemBlue = UIColor(.blue)
  /// Indigo.
  public static let systemIndigo = UIColor(.indigo)
  /// Purple.
  public static let systemPurple = UIColor(.purple)
  /// Pink.
  public static let systemPink = UIColor(.pink)
  /// Brown.
  public static let systemBrown = UIColor(.brown)
  /// Gray.
  public static let systemGray = UIColor(.gray)
  /// A lighter gray.
  public static let systemGray2 = UIColor(
    red: 174 / 255, green: 174 / 255, blue: 178 / 255, alpha: 1)
  /// A lighter gray.
  public static let systemGray3 = UIColor(
    red: 199 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1)
  /// A lighter gray.
  public static let systemGray4 = UIColor(
    red: 209 / 255, green: 209 / 255, blue: 214 / 255, alpha: 1)
  /// A lighter gray.
  public static let systemGray5 = UIColor(
    red: 229 / 255, green: 229 / 255, blue: 234 / 255, alpha: 1)
  /// A lighter gray.
  public static let systemGray6 = UIColor(
    red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
  /// The colour of primary text.
  public static let label = UIColor(.primary)
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor(.secondary)
  /// The colour of the background.
  public static let systemBackground = UIColor(.white)
  /// The colour of the background of what stands out from the background.
  public static let secondarySystemBackground = UIColor.systemGray6
  /// The colour of the background of grouped lists.
  public static let systemGroupedBackground = UIColor.systemGray6
  /// The colour of lines between rows.
  public static let separator = UIColor.systemGray4
  /// White.
  public static let white = UIColor(.white)
  /// Black.
  public static let black = UIColor(.black)
  /// No colour at all.
  public static let clear = UIColor(.clear)
}

extension Color {
  /// Creates the colour that UIKit names.
  public init(_ color: UIColor) {
    self = color.color
  }

  /// Creates the colour that UIKit names.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }
}
