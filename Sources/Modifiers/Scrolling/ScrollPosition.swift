import Foundation

/// Where a scroll view stands on its content, in points.
final class ScrollPosition {
  /// The point of the content that is seen at the top left.
  private(set) var offset = CGPoint.zero

  /// Where the view is to stand as soon as there is content, while rows come and go on the way.
  var aim: CGPoint?

  /// The size of the content, and of what is seen of it, as of the last layout.
  private(set) var contentSize = CGSize.zero
  private(set) var visibleSize = CGSize.zero

  init() {}

  /// Moves to a point of the content, or as near as there is content; returns whether that is
  /// another one.
  ///
  /// A coordinate that is no number stays.
  func move(to point: CGPoint) -> Bool {
    let former = offset
    offset = clamped(meant(by: point))
    return offset != former
  }

  /// A point with the coordinates of now where it has none that are numbers.
  func meant(by point: CGPoint) -> CGPoint {
    CGPoint(x: point.x.isNaN ? offset.x : point.x, y: point.y.isNaN ? offset.y : point.y)
  }

  /// The nearest point at which nothing but content is seen.
  private func clamped(_ point: CGPoint) -> CGPoint {
    func clamp(_ value: CGFloat, _ content: CGFloat, _ visible: CGFloat) -> CGFloat {
      let limit = content - visible
      return value > 0 && limit > 0 ? min(value, limit) : 0
    }
    return CGPoint(
      x: clamp(point.x, contentSize.width, visibleSize.width),
      y: clamp(point.y, contentSize.height, visibleSize.height))
  }

  /// Notes how large the content is and what is seen of it, and moves back onto the content.
  func settle(content: CGSize, in visible: CGSize) {
    contentSize = content
    visibleSize = visible
    offset = clamped(aim ?? offset)
  }
}

/// A layout that shows its subviews through a window.
protocol ScrollingLayout: Layout {
  /// Where the window stands; it is moved back onto the content whenever that is placed.
  var position: ScrollPosition { get }
}
