extension Font {
  /// How heavy the strokes are, as SwiftUI's `Font.Weight`.
  public struct Weight: Hashable, Sendable {
    /// The weight on the scale from 100 to 900.
    package let value: Int

    /// The weight 100.
    public static let ultraLight = Weight(value: 100)
    /// The weight 200.
    public static let thin = Weight(value: 200)
    /// The weight 300.
    public static let light = Weight(value: 300)
    /// The weight 400.
    public static let regular = Weight(value: 400)
    /// The weight 500.
    public static let medium = Weight(value: 500)
    /// The weight 600.
    public static let semibold = Weight(value: 600)
    /// The weight 700.
    public static let bold = Weight(value: 700)
    /// The weight 800.
    public static let heavy = Weight(value: 800)
    /// The weight 900.
    public static let black = Weight(value: 900)
  }
}
