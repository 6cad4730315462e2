extension Font {
  /// The font of the text style `largeTitle`, 34 points.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of the text style `title`, 28 points.
  public static let title = Font.system(.title)
  /// The font of the text style `title2`, 22 points.
  public static let title2 = Font.system(.title2)
  /// The font of the text style `title3`, 20 points.
  public static let title3 = Font.system(.title3)
  /// The font of the text style `headline`, 16 points.
  public static let headline = Font.system(.headline)
  /// The font of the text style `subheadline`, 15 points.
  public static let subheadline = Font.system(.subheadline)
  /// The font of the text style `body`, 16 points.
  public static let body = Font.system(.body)
  /// The font of the text style `callout`, 16 points.
  public static let callout = Font.system(.callout)
  /// The font of the text style `footnote`, 13 points.
  public static let footnote = Font.system(.footnote)
  /// The font of the text style `caption`, 12 points.
  public static let caption = Font.system(.caption)
  /// The font of the text style `caption2`, 11 points.
  public static let caption2 = Font.system(.caption2)
}
