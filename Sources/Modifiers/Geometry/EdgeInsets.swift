public import Foundation

/// The inset distances, in points, for the four sides of a rectangle, as SwiftUI's `EdgeInsets`.
@frozen
public struct EdgeInsets: Equatable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the leading edge.
  public var leading: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the trailing edge.
  public var trailing: CGFloat

  /// Creates insets from four distances in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// What `padding()` adds to an edge when no length is given, in points.
  package static let defaultPadding: CGFloat = 16

  /// Insets of one length on some edges and zero on the others; no length means the default.
  package init(_ edges: Edge.Set, _ length: CGFloat?) {
    let value = length ?? Self.defaultPadding
    self.init(
      top: edges.contains(.top) ? value : 0,
      leading: edges.contains(.leading) ? value : 0,
      bottom: edges.contains(.bottom) ? value : 0,
      trailing: edges.contains(.trailing) ? value : 0
    )
  }

  /// What both sides take away along one axis.
  package func total(along axis: Axis) -> CGFloat {
    axis == .horizontal ? leading + trailing : top + bottom
  }
}
