import Foundation
import Preferences

/// A modifier around each option of a picker, which draws the chosen one alone.
struct PickerOption {
  let selection: Control.Selection
}

extension PickerOption: ViewModifier {
  typealias Body = Never
}

extension PickerOption: LayoutModifier {
  typealias BoxLayout = IdentityLayout

  static var label: String { "option" }

  static func makeAttachment(
    for element: ModifierElement<PickerOption>
  ) -> (any ElementAttachment)? {
    LayoutStage.of(element).map { PickerOptionBox(element, stage: $0) }
  }
}

private final class PickerOptionBox: ModifierElementBox<PickerOption> {
  override func draw(in frame: CGRect, into painter: inout Painter) -> DrawingScope {
    element.isUnchosenOption ? .hidden : .plain
  }
}

extension Element {
  /// Whether this is the element around an option of a picker.
  final var isPickerOption: Bool { self is ModifierElement<PickerOption> }

  /// Whether this is the element around an option that was not chosen, which nobody sees.
  final var isUnchosenOption: Bool {
    guard let selection = modifier(PickerOption.self)?.selection else { return false }
    return !tags.contains { selection.convert($0) == selection.value }
  }

  /// The options in a picker, with the values that stand for them.
  ///
  /// - Complexity: O(elements inside).
  final var pickerOptions: [(element: Element, tags: [AnyHashable])] {
    var options: [(element: Element, tags: [AnyHashable])] = []
    var waiting: [Element] = [self]
    while let next = waiting.popLast() {
      if next.isPickerOption {
        options.append((next, next.tags))
        continue
      }
      var children: [Element] = []
      next.forEachElement { children.append($0) }
      waiting += children.reversed()
    }
    return options
  }

  /// The tags of the modifiers inside this one, and its explicit ids.
  fileprivate final var tags: [AnyHashable] {
    var tags: [AnyHashable] = []
    var innermost = self
    var next: Element? = self
    while let current = next, !(current is ContainerElement) {
      innermost = current
      if let tag = current.modifier(TagModifier.self)?.tag { tags.append(tag) }
      var inner: Element?
      current.forEachElement { inner = inner ?? $0 }
      next = inner
    }
    return tags + innermost.explicitIDs
  }
}
