/// What a box has to look at again before the next layout.
struct BoxChange: OptionSet {
  let rawValue: UInt8

  /// Its own value, or which children it has.
  static let value = BoxChange(rawValue: 1 << 0)
  /// A size or an alignment guide of a child.
  static let childSize = BoxChange(rawValue: 1 << 1)
  /// Spacing, priority or a layout value, its own or that of a child it stands for.
  static let traits = BoxChange(rawValue: 1 << 2)
  /// Guides that could not be explicit before and now may be.
  static let guides = BoxChange(rawValue: 1 << 3)
  /// Only where its children stand.
  static let placement = BoxChange(rawValue: 1 << 4)
}
