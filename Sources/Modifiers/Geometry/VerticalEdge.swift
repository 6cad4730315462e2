/// The upper or the lower edge of a rectangle, as SwiftUI's `VerticalEdge`.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

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
    public init(_ edge: VerticalEdge) {
      self.rawValue = 1 << edge.rawValue
    }

    /// The set with only the upper edge.
    public static let top = Set(.top)
    /// The set with only the lower edge.
    public static let bottom = Set(.bottom)
    /// The set of both edges.
    public static let all: Set = [.top, .bottom]
  }
}
