import Foundation
import Preferences

/// The box of a scroll view, which remembers where the view is scrolled to.
final class ScrollViewBox: ContainerElementBox<ScrollLayout> {
  /// Where the view stands on its content.
  let position: ScrollPosition
  private let axes: @MainActor () -> Axis.Set

  init(_ element: Element, axes: @escaping @MainActor () -> Axis.Set, stage: LayoutStage) {
    self.axes = axes
    position = ScrollPosition()
    super.init(
      element, layout: ScrollLayout(axes: axes(), position: position), name: "ScrollView",
      stage: stage)
  }

  /// Scrolls so that a point of the content, in points, is seen at the top left; or the nearest for
  /// which nothing but content is seen.
  ///
  /// The next layout moves the content; nothing is measured for it.
  func scroll(to point: CGPoint) {
    guard position.move(to: point) else { return }
    containerBox.invalidatePlacement(in: stage.tree)
    if !element.context.scheduler.isUpdating { element.context.scheduler.invalidate() }
  }

  override var arrangement: ScrollLayout { ScrollLayout(axes: axes(), position: position) }

  override package func isSpace(named name: AnyHashable) -> Bool {
    guard let name = name.base as? ScrollSpaceName else { return false }
    return name.axis.map { axes().contains(Axis.Set($0)) } ?? true
  }

  override package func draw(in frame: CGRect, into painter: inout Painter) -> DrawingScope {
    .group(opacity: 1, clip: .rectangle(frame))
  }
}
