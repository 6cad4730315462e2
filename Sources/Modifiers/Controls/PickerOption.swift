import Foundation
import Preferences

/// A modifier around each option of a picker, which draws the chosen one alone.
struct PickerOption {
  let selection: Selection
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
    return !unwrapped.choiceValues.contains(where: selection.contains)
  }

  /// The options in a picker, with the values that stand for them.
  ///
  /// - Complexity: O(elements inside).
  final var pickerOptions: [(element: Element, tags: [AnyHashable])] {
    var options: [(element: Element, tags: [AnyHashable])] = []
    walkInward { element in
      guard element.isPickerOption else { return true }
      options.append((element, element.unwrapped.choiceValues))
      return false
    }
    return options
  }
}
