public import Foundation

/// How far a view wants to stand from its neighbours at each edge, as SwiftUI's `ViewSpacing`.
public struct ViewSpacing: Equatable, Sendable {
  /// The wish of one edge.
  private enum Preference: Equatable {
    /// Nothing has been said yet; merging takes the other side.
    case none
    /// The usual distance, or what the neighbour says.
    case standard
    /// A distance in points.
    case points(CGFloat)
  }

  private var top: Preference
  private var leading: Preference
  private var bottom: Preference
  private var trailing: Preference

  private init(all preference: Preference) {
    top = preference
    leading = preference
    bottom = preference
    trailing = preference
  }

  /// Creates spacing with default values.
  public init() {
    self.init(all: .none)
  }

  /// No space at any edge, as beside a spacer.
  public static let zero = ViewSpacing(all: .points(0))
  /// The spacing of a view that says nothing itself.
  package static let standard = ViewSpacing(all: .standard)
  /// The distance between two views that say nothing, in points.
  package static let standardDistance: CGFloat = 8

  /// Takes over the wishes of another spacing for some edges, the larger where both have one.
  ///
  /// - Complexity: O(1)
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.merge(top, other.top) }
    if edges.contains(.leading) { leading = Self.merge(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.merge(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.merge(trailing, other.trailing) }
  }

  /// Returns the spacing merged with the wishes of another one for some edges.
  ///
  /// - Complexity: O(1)
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the distance in points to the next view along an axis; the larger of two wishes.
  ///
  /// - Complexity: O(1)
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let pair =
      axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    return switch pair {
    case (.points(let one), .points(let two)): max(one, two)
    case (.points(let one), _): one
    case (_, .points(let two)): two
    default: Self.standardDistance
    }
  }

  private static func merge(_ one: Preference, _ two: Preference) -> Preference {
    switch (one, two) {
    case (.none, let other), (let other, .none): other
    case (.points(let one), .points(let two)): .points(max(one, two))
    case (.points(let points), .standard), (.standard, .points(let points)):
      points > standardDistance ? .points(points) : .standard
    case (.standard, .standard): .standard
    }
  }
}
