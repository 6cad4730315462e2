public import Foundation

/// The outline of a shape.
///
/// The counterpart of SwiftUI's `Path`, so far with the outlines that have a name.
public struct Path: Equatable, Sendable {
  /// The outline, if there is one.
  package let outline: Outline?

  /// Creates an empty path.
  public init() {
    outline = nil
  }

  /// Creates the path of a rectangle, in points.
  public init(_ rect: CGRect) {
    outline = .rectangle(rect)
  }

  /// Creates the path of a rectangle with round corners, in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    outline = .roundedRectangle(rect, cornerRadius: cornerRadius)
  }

  /// Creates the path of the ellipse inside a rectangle, in points.
  public init(ellipseIn rect: CGRect) {
    outline = .ellipse(rect)
  }

  init(capsuleIn rect: CGRect) {
    outline = .capsule(rect)
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { outline == nil }

  /// The smallest rectangle around the path, in points.
  public var boundingRect: CGRect { outline?.bounds ?? .null }

  /// Whether a point lies inside.
  public func contains(_ p: CGPoint) -> Bool { outline?.contains(p) ?? false }
}
