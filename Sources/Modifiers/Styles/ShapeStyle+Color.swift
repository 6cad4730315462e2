extension ShapeStyle where Self == Color {
  /// The colour ``Color/red`` as a style.
  public static var red: Color { Color.red }
  /// The colour ``Color/orange`` as a style.
  public static var orange: Color { Color.orange }
  /// The colour ``Color/yellow`` as a style.
  public static var yellow: Color { Color.yellow }
  /// The colour ``Color/green`` as a style.
  public static var green: Color { Color.green }
  /// The colour ``Color/mint`` as a style.
  public static var mint: Color { Color.mint }
  /// The colour ``Color/teal`` as a style.
  public static var teal: Color { Color.teal }
  /// The colour ``Color/cyan`` as a style.
  public static var cyan: Color { Color.cyan }
  /// The colour ``Color/blue`` as a style.
  public static var blue: Color { Color.blue }
  /// The colour ``Color/indigo`` as a style.
  public static var indigo: Color { Color.indigo }
  /// The colour ``Color/purple`` as a style.
  public static var purple: Color { Color.purple }
  /// The colour ``Color/pink`` as a style.
  public static var pink: Color { Color.pink }
  /// The colour ``Color/brown`` as a style.
  public static var brown: Color { Color.brown }
  /// The colour ``Color/white`` as a style.
  public static var white: Color { Color.white }
  /// The colour ``Color/gray`` as a style.
  public static var gray: Color { Color.gray }
  /// The colour ``Color/black`` as a style.
  public static var black: Color { Color.black }
  /// The colour ``Color/clear`` as a style.
  public static var clear: Color { Color.clear }
}
