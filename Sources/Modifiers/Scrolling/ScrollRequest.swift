import Foundation
import Preferences

/// The wish that a view with an id be seen.
struct ScrollRequest: @unchecked Sendable {
  let reach: ScrollReach
  let id: AnyHashable
  let anchor: UnitPoint?

  /// Has the host's next layout scroll.
  @MainActor func send() {
    reach.elements.first?.context.stage(ScrollStage.self)?.add { perform() }
  }

  /// Scrolls, to where the view is to be expected if it is not there yet.
  @MainActor func perform() {
    for root in reach.elements {
      guard let target = find(in: root), let box = target.nearestBox?.box else { continue }
      scroll(to: box.bounds, in: box, at: target, upTo: root)
      return
    }
    for root in reach.elements where scrollToExpected(in: root) { break }
  }

  /// Scrolls to where a lazy container will mount the view.
  @MainActor private func scrollToExpected(in root: Element) -> Bool {
    var isExpected = false
    root.walkInward { next in
      guard !isExpected, let box = next.attachment as? ElementBox,
        let frame = box.expectedFrame(ofViewWith: id)
      else { return !isExpected }
      scroll(to: frame, in: box.box, at: next, upTo: root)
      isExpected = true
      return false
    }
    return isExpected
  }

  /// The first element that has the id, the outermost of those around one view.
  @MainActor private func find(in root: Element) -> Element? {
    var found: Element?
    root.walkInward { next in
      guard found == nil else { return false }
      if next !== root, next.explicitIDs.contains(id) { found = next }
      return found == nil
    }
    return found
  }

  /// Moves the scroll views around a view, from the innermost outward, each by what it takes.
  @MainActor private func scroll(
    to rectangle: CGRect, in box: LayoutBox, at element: Element, upTo root: Element
  ) {
    var (box, rectangle) = (box, rectangle)
    var next = element.parentElement
    while let current = next {
      if let scrolled = current.attachment as? any ScrollableBox {
        rectangle = scrolled.box === box ? rectangle : box.convert(rectangle, to: scrolled.box)
        box = scrolled.box
        let before = scrolled.position.offset
        scrolled.aim(at: offset(to: rectangle, in: scrolled.position))
        let after = scrolled.position.offset
        rectangle = rectangle.offsetBy(dx: before.x - after.x, dy: before.y - after.y)
      }
      next = current === root ? nil : current.parentElement
    }
  }

  /// Where a scroll view has to stand for a rectangle, seen from its top left, to be seen.
  private func offset(to rectangle: CGRect, in position: ScrollPosition) -> CGPoint {
    let visible = position.visibleSize
    func offset(
      _ current: CGFloat, _ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ anchor: CGFloat?
    ) -> CGFloat {
      if let anchor { return current + start + (length - room) * anchor }
      if start < 0 || length > room { return current + start }
      return current + max(0, start + length - room)
    }
    return CGPoint(
      x: offset(
        position.offset.x, rectangle.minX, rectangle.width, visible.width, anchor?.x),
      y: offset(
        position.offset.y, rectangle.minY, rectangle.height, visible.height, anchor?.y))
  }
}
