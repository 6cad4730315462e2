import Foundation

/// A rectangle or a point of a view, said in the view's own terms.
struct AnchorPart: Hashable, Sendable {
  private enum Kind {
    /// The part of the bounds between two unit points.
    case unit

    /// A rectangle in points.
    case points
  }

  private let kind: Kind
  private let x: CGFloat
  private let y: CGFloat
  private let width: CGFloat
  private let height: CGFloat

  /// The whole of the bounds.
  static let bounds = AnchorPart(kind: .unit, x: 0, y: 0, width: 1, height: 1)

  static func rectangle(_ rectangle: CGRect) -> AnchorPart {
    AnchorPart(
      kind: .points, x: rectangle.origin.x, y: rectangle.origin.y, width: rectangle.size.width,
      height: rectangle.size.height)
  }

  static func point(_ point: CGPoint) -> AnchorPart {
    AnchorPart(kind: .points, x: point.x, y: point.y, width: 0, height: 0)
  }

  static func unitPoint(_ point: UnitPoint) -> AnchorPart {
    AnchorPart(kind: .unit, x: point.x, y: point.y, width: 0, height: 0)
  }

  /// The rectangle in a view of a size; a point has a rectangle without a size.
  func rectangle(in size: CGSize) -> CGRect {
    switch kind {
    case .points: CGRect(x: x, y: y, width: width, height: height)
    case .unit:
      CGRect(
        x: x * size.width, y: y * size.height, width: width * size.width,
        height: height * size.height)
    }
  }
}
