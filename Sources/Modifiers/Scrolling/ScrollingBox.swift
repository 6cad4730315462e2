import Foundation
import Preferences

/// The box of an element whose views are seen through a window, which stands where it was scrolled
/// to.
class ScrollingBox<L: ScrollingLayout>: ContainerElementBox<L>, ScrollableBox {
  /// The axes along which the window moves.
  var axes: Axis.Set { .vertical }

  final var position: ScrollPosition { containerBox.layout.position }

  final func positionDidChange() { containerBox.invalidatePlacement(in: stage.tree) }

  override final func isSpace(named name: AnyHashable) -> Bool {
    guard let name = name.base as? ScrollSpaceName else { return false }
    return name.axis.map { axes.contains(Axis.Set($0)) } ?? true
  }
}

/// A box that can be scrolled.
@MainActor protocol ScrollableBox: ElementBox {
  /// Where the box stands on its content.
  var position: ScrollPosition { get }

  /// Has the next layout place the content anew; nothing is measured for it.
  func positionDidChange()
}

extension ScrollableBox {
  /// Scrolls so that a point of the content, in points, is seen at the top left; or the nearest for
  /// which nothing but content is seen.
  ///
  /// The next layout moves the content.
  func scroll(to point: CGPoint) {
    guard position.move(to: point) else { return }
    positionDidChange()
    if !element.context.scheduler.isUpdating { element.context.scheduler.invalidate() }
  }

  /// Scrolls as ``scroll(to:)`` does, and goes on while what comes into sight makes the content
  /// longer or shorter.
  func scrollOn(to point: CGPoint) {
    scroll(to: point)
    element.context.require(ScrollStage.self)
    element.context.stage(ScrollStage.self)?.add { [weak self] in
      guard let self, !element.isDead else { return }
      aim(at: point)
    }
  }

  /// Scrolls as ``scroll(to:)`` does, again with each layout until the host's scrolling is done
  /// with.
  func aim(at point: CGPoint) {
    position.aim = position.meant(by: point)
    element.context.stage(ScrollStage.self)?.noteAim(of: position)
    scroll(to: point)
  }
}
