public import Foundation

/// An alignment position along the horizontal axis, as SwiftUI's `HorizontalAlignment`.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates a guide named by a type; equal types make equal guides.
  public init(_ id: any AlignmentID.Type) {
    self.key = AlignmentKey(id, axis: .horizontal)
  }

  package init(key: AlignmentKey) {
    self.key = key
  }

  init(builtIn id: any AlignmentID.Type, bit: AlignmentGuides) {
    self.key = AlignmentKey(builtIn: id, axis: .horizontal, bit: bit)
  }

  /// The guide at the leading edge.
  public static let leading = HorizontalAlignment(builtIn: Leading.self, bit: .leading)
  /// The guide in the middle.
  public static let center = HorizontalAlignment(builtIn: Center.self, bit: .horizontalCenter)
  /// The guide at the trailing edge.
  public static let trailing = HorizontalAlignment(builtIn: Trailing.self, bit: .trailing)

  /// Merges the explicit positions of this guide in several views; nil stands for a default.
  ///
  /// - Complexity: O(*n*) for *n* values.
  public func combineExplicit<S>(_ values: S) -> CGFloat?
  where S: Sequence, S.Element == CGFloat? {
    key.combine(values)
  }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
