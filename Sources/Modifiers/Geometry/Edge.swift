/// One edge of a rectangle, as SwiftUI's `Edge`.
@frozen
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The edge where reading begins.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where reading ends.
  case trailing

  /// An efficient set of edges.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    /// The edges as bits.
    public let rawValue: Int8

    /// Creates a set from bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set that holds one edge.
    public init(_ edge: Edge) {
      self.rawValue = 1 << edge.rawValue
    }

    /// The set with only the top edge.
    public static let top = Set(.top)
    /// The set with only the leading edge.
    public static let leading = Set(.leading)
    /// The set with only the bottom edge.
    public static let bottom = Set(.bottom)
    /// The set with only the trailing edge.
    public static let trailing = Set(.trailing)
    /// The set of all four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The set of the leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The set of the top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
  }
}
