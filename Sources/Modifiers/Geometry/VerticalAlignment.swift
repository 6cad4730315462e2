public import Foundation

/// An alignment position along the vertical axis, as SwiftUI's `VerticalAlignment`.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates a guide named by a type; equal types make equal guides.
  public init(_ id: any AlignmentID.Type) {
    self.key = AlignmentKey(id, axis: .vertical)
  }

  package init(key: AlignmentKey) {
    self.key = key
  }

  init(builtIn id: any AlignmentID.Type, bit: AlignmentGuides) {
    self.key = AlignmentKey(builtIn: id, axis: .vertical, bit: bit)
  }

  /// The guide at the top edge.
  public static let top = VerticalAlignment(builtIn: Top.self, bit: .top)
  /// The guide in the middle.
  public static let center = VerticalAlignment(builtIn: Center.self, bit: .verticalCenter)
  /// The guide at the bottom edge.
  public static let bottom = VerticalAlignment(builtIn: Bottom.self, bit: .bottom)
  /// The guide at the topmost text baseline; the bottom edge where there is no text.
  public static let firstTextBaseline = VerticalAlignment(
    builtIn: FirstTextBaseline.self, bit: .firstTextBaseline)
  /// The guide at the bottommost text baseline; the bottom edge where there is no text.
  public static let lastTextBaseline = VerticalAlignment(
    builtIn: LastTextBaseline.self, bit: .lastTextBaseline)

  /// Merges the explicit positions of this guide in several views; nil stands for a default.
  ///
  /// - Complexity: O(*n*) for *n* values.
  public func combineExplicit<S>(_ values: S) -> CGFloat?
  where S: Sequence, S.Element == CGFloat? {
    key.combine(values)
  }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
