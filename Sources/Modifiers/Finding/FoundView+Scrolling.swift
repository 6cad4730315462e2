public import Foundation
import Preferences

extension FoundView {
  /// The point of the content, in points, that a scroll view shows at its top left: of the view
  /// itself, else of the one inside, else of the nearest around it.
  ///
  /// - Throws: ``InteractionError`` if there is none, or the view is gone.
  public var contentOffset: CGPoint {
    get throws(InteractionError) { try scrollView("scrolled").position.offset }
  }

  /// Scrolls as a finger would, until a point of the content, in points, is at the top left; only
  /// as far as there is content. Rows of a lazy container come on the way.
  ///
  /// The view itself is scrolled, else the one scroll view inside, else the nearest around it. The
  /// next update shows the result.
  ///
  /// - Throws: ``InteractionError`` if nothing can be scrolled, or the view is gone.
  public func scroll(to offset: CGPoint) throws(InteractionError) {
    try scrollView("scrolled").scrollOn(to: offset)
  }

  /// Scrolls as a finger would, by a distance in points.
  ///
  /// - Throws: ``InteractionError`` if nothing can be scrolled, or the view is gone.
  public func scroll(x: CGFloat = 0, y: CGFloat = 0) throws(InteractionError) {
    let scrolled = try scrollView("scrolled")
    let offset = scrolled.position.offset
    scrolled.scrollOn(to: CGPoint(x: offset.x + x, y: offset.y + y))
  }

  private func scrollView(_ participle: String) throws(InteractionError) -> any ScrollableBox {
    try bringUpToDate(for: participle)
    return try performers(participle) { $0.attachment as? any ScrollableBox }.ability
  }
}
