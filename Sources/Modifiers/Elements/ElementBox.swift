package import Foundation
package import Preferences

/// What layout hangs on an element: its box, and how it is drawn.
@MainActor package class ElementBox: ElementAttachment {
  /// The element; it owns this and lets go of it when it dies.
  package final unowned(unsafe) let element: Element

  /// The box in the layout tree.
  package final let box: LayoutBox

  /// The stage that the box belongs to; it goes with the host.
  final unowned let stage: LayoutStage

  init(_ element: Element, box: LayoutBox, stage: LayoutStage) {
    self.element = element
    self.box = box
    self.stage = stage
  }

  /// Gives the box the boxes of the elements inside.
  func fill(_ stage: LayoutStage) {}

  /// Gives the box the element's new value.
  func refresh(_ stage: LayoutStage) {}

  /// Whether the elements inside are arranged here.
  package var isContainer: Bool { false }

  /// The axis along which the elements inside stand, if there is one.
  package var stackAxis: Axis? { nil }

  /// What a snapshot calls the element, if it is a view of its own.
  package var name: String? { nil }

  /// The text that the element shows.
  package var text: String? { nil }

  /// Draws what lies behind or is the element, and says what happens to all that is inside.
  package func draw(in frame: CGRect, into painter: inout Painter) -> DrawingScope { .plain }

  /// Whether the element is the coordinate space of a name for what is inside.
  func isSpace(named name: AnyHashable) -> Bool { false }

  /// Where a view that is not mounted is to be expected, in points from the box's top left.
  func expectedFrame(ofViewWith id: AnyHashable) -> CGRect? { nil }

  /// What the element gives away at an edge, in points, of the room of the element that it wraps.
  package var safeAreaInsets: EdgeInsets? { nil }

  /// Whether the stage knows already that the element has a new value, and new children.
  final var isNotedAsChanged = false
  final var isNotedAsRelisted = false

  /// Whether the element's late work depends on how large its content turns out.
  var goesByContent: Bool { false }

  /// Whether the element's late work waits for the next layout.
  final var hasLateWork = false

  package final func elementDidChange() {
    guard !isNotedAsChanged else { return }
    isNotedAsChanged = true
    stage.noteChange(of: self)
  }

  package final func childrenDidChange() {
    guard !isNotedAsRelisted else { return }
    isNotedAsRelisted = true
    stage.noteChildren(of: self)
  }

  package func lateWorkIsDue() {}

  package func elementDidUnmount() {}
}

extension Element {
  /// The box of this element, or of the nearest inside its modifiers that has one.
  ///
  /// - Complexity: O(modifiers without a layout around the element).
  final var nearestBox: ElementBox? {
    var next: Element? = self
    while let current = next {
      if let box = current.attachment as? ElementBox { return box }
      next = current.wrapped
    }
    return nil
  }
}

/// What a modifier does to the drawing of everything inside it.
package enum DrawingScope {
  /// Nothing.
  case plain

  /// It is drawn with an opacity from 0 to 1, and cut off outside an outline.
  case group(opacity: Double, clip: Outline?)

  /// Something is drawn in front of it afterwards.
  case front([DrawingCommand])

  /// It is not drawn.
  case hidden
}
