extension Color {
  /// The colour of primary content.
  public static let primary = Color("primary", 0x000000)
  /// The colour of secondary content.
  public static let secondary = Color("secondary", 0x3C3C43, opacity: 0.6)
  /// The colour that marks controls.
  ///
  /// It stands for the colour that ``Preferences/View/accentColor(_:)`` set around where it is
  /// drawn.
  public static let accentColor = Color("accentColor", 0x007AFF)
  /// What ``TintShapeStyle`` is reduced to: it stands for the tint where it is drawn.
  package static let tint = Color("tint", 0x007AFF)
  /// Red.
  public static let red = Color("red", 0xFF3B30)
  /// Orange.
  public static let orange = Color("orange", 0xFF9500)
  /// Yellow.
  public static let yellow = Color("yellow", 0xFFCC00)
  /// Green.
  public static let green = Color("green", 0x34C759)
  /// Mint.
  public static let mint = Color("mint", 0x00C7BE)
  /// Teal.
  public static let teal = Color("teal", 0x30B0C7)
  /// Cyan.
  public static let cyan = Color("cyan", 0x32ADE6)
  /// Blue.
  public static let blue = Color("blue", 0x007AFF)
  /// Indigo.
  public static let indigo = Color("indigo", 0x5856D6)
  /// Purple.
  public static let purple = Color("purple", 0xAF52DE)
  /// Pink.
  public static let pink = Color("pink", 0xFF2D55)
  /// Brown.
  public static let brown = Color("brown", 0xA2845E)
  /// White.
  public static let white = Color("white", 0xFFFFFF)
  /// Gray.
  public static let gray = Color("gray", 0x8E8E93)
  /// Black.
  public static let black = Color("black", 0x000000)
  /// No colour at all.
  public static let clear = Color("clear", 0x000000, opacity: 0)

  /// Whether it stands for the tint, at whatever opacity.
  var isTint: Bool { name == Color.tint.name }

  /// Whether it stands for the accent colour, at whatever opacity.
  var isAccent: Bool { name == Color.accentColor.name }

  private init(_ name: String, _ rgb: UInt32, opacity: Double = 1) {
    self.init(
      name: name,
      red: Double(rgb >> 16 & 0xFF) / 255,
      green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255,
      opacity: opacity
    )
  }
}
