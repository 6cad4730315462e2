/// The horizontal or vertical dimension in a 2D coordinate system, as SwiftUI's `Axis`.
@frozen
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// The horizontal dimension.
  case horizontal
  /// The vertical dimension.
  case vertical

  /// The name of the case.
  public var description: String {
    self == .horizontal ? "horizontal" : "vertical"
  }

  /// The other dimension.
  package var crossing: Axis {
    self == .horizontal ? .vertical : .horizontal
  }

  /// An efficient set of axes.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    /// The axes as bits.
    public let rawValue: Int8

    /// Creates a set from bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set with only the horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The set with only the vertical axis.
    public static let vertical = Set(rawValue: 2)

    /// The set that holds one axis.
    package init(_ axis: Axis) {
      self = axis == .horizontal ? .horizontal : .vertical
    }
  }
}
