/// A color in plain components, ready to be drawn.
public struct DrawingColor: Equatable, Hashable, Sendable {
  /// The amount of red, in 0...1.
  public let red: Double
  /// The amount of green, in 0...1.
  public let green: Double
  /// The amount of blue, in 0...1.
  public let blue: Double
  /// How much the color covers what lies beneath it, in 0...1.
  public let opacity: Double

  /// Creates a color; components outside 0...1 are clamped, and one that is not a number is 0.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red.clampedToUnit
    self.green = green.clampedToUnit
    self.blue = blue.clampedToUnit
    self.opacity = opacity.clampedToUnit
  }

  /// Opaque black, the color of text that asks for no other.
  public static let black = DrawingColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = DrawingColor(red: 1, green: 1, blue: 1)
  /// No color at all.
  public static let clear = DrawingColor(red: 0, green: 0, blue: 0, opacity: 0)
}

extension Double {
  /// The value moved into 0...1; 0 if it is not a number.
  package var clampedToUnit: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
