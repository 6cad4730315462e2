public import Foundation

/// A proposal for the size of a view, in points; nil asks for the ideal size, as in SwiftUI.
@frozen
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width in points, or nil for the view's ideal width.
  public var width: CGFloat?
  /// The proposed height in points, or nil for the view's ideal height.
  public var height: CGFloat?

  /// Creates a proposal from two optional lengths.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a fixed size.
  @inlinable
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns a size that takes the given one where nothing is proposed.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The length proposed along an axis.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal {
        width = newValue
      } else {
        height = newValue
      }
    }
  }

  /// The proposal with NaN read as unspecified and negative lengths as zero.
  package var normalized: ProposedViewSize {
    ProposedViewSize(width: Self.normalize(width), height: Self.normalize(height))
  }

  private static func normalize(_ length: CGFloat?) -> CGFloat? {
    guard let length, !length.isNaN else { return nil }
    return length > 0 ? length : 0
  }
}
