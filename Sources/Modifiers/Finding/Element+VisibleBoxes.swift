import Foundation
import Preferences

extension Element {
  /// Every box inside this element, itself included, in tree order, that is neither invisible nor
  /// hidden from being found.
  ///
  /// - Complexity: O(elements inside).
  func visibleBoxes() -> [VisibleBox] {
    var collector = BoxCollector(root: self)
    ElementWalk.walk(from: self, inDrawingOrder: false, visitor: &collector)
    return collector.boxes
  }
}

/// The box of a view that can be found.
struct VisibleBox {
  let box: ElementBox

  /// Whether a control is around it, as one is around the title of a button.
  let isPartOfControl: Bool

  /// Whether it is in an option of a picker that is inside the element asked.
  let isPartOfOption: Bool
}

@MainActor private struct BoxCollector: ElementWalk.Visitor {
  /// Where the walk began.
  let root: Element
  var boxes: [VisibleBox] = []
  private var openControls = 0
  private var openOptions = 0

  init(root: Element) {
    self.root = root
  }

  mutating func enter(_ box: ElementBox, frame: CGRect) -> Bool {
    if box.element.modifier(AccessibilityModifier.self)?.isHidden == true { return false }
    if box.element !== root, box.element.isUnchosenOption || box.element.isInvisible {
      return false
    }
    if box.name != nil {
      boxes.append(
        VisibleBox(
          box: box, isPartOfControl: openControls > 0,
          isPartOfOption: openOptions > 0 && openControls > 0))
    }
    if box.element.control != nil { openControls += 1 }
    if box.element.isPickerOption { openOptions += 1 }
    return true
  }

  mutating func leave(_ box: ElementBox) {
    if box.element.control != nil { openControls -= 1 }
    if box.element.isPickerOption { openOptions -= 1 }
  }
}
