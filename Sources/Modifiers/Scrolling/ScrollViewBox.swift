import Foundation
import Preferences

/// The box of a scroll view, which remembers where the view is scrolled to.
final class ScrollViewBox: ScrollingBox<ScrollLayout> {
  private let viewAxes: @MainActor () -> Axis.Set

  init(_ element: Element, axes: @escaping @MainActor () -> Axis.Set, stage: LayoutStage) {
    viewAxes = axes
    super.init(
      element, layout: ScrollLayout(axes: axes(), position: ScrollPosition()), name: "ScrollView",
      stage: stage)
  }

  override var axes: Axis.Set { viewAxes() }

  override var arrangement: ScrollLayout { ScrollLayout(axes: axes, position: position) }

  override package func draw(in frame: CGRect, into painter: inout Painter) -> DrawingScope {
    .group(opacity: 1, clip: .rectangle(frame))
  }
}
