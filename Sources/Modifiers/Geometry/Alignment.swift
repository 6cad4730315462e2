/// An alignment in both axes, as SwiftUI's `Alignment`.
@frozen
public struct Alignment: Equatable, Sendable {
  /// The alignment on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment on the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from one for each axis.
  @inlinable
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle in both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading edge, vertically in the middle.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edge, vertically in the middle.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The top edge, horizontally in the middle.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The bottom edge, horizontally in the middle.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner where top and leading edge meet.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The corner where top and trailing edge meet.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The corner where bottom and leading edge meet.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corner where bottom and trailing edge meet.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The topmost text baseline, horizontally in the middle.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The bottommost text baseline, horizontally in the middle.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The topmost text baseline at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The bottommost text baseline at the leading edge.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The topmost text baseline at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The bottommost text baseline at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
