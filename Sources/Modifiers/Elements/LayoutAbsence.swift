import Preferences

/// A modifier that can take its content out of the layout without unmounting it: the content keeps
/// its state and its preferences, takes no room, not even spacing, and is not drawn.
struct LayoutAbsence: Equatable {
  let isAbsent: Bool

  /// Whether there ever was such a modifier, so that containers have to look.
  @MainActor fileprivate static var isInUse = false

  @MainActor init(isAbsent: Bool) {
    self.isAbsent = isAbsent
    Self.isInUse = true
  }
}

extension LayoutAbsence: ViewModifier {
  typealias Body = Never
}

extension LayoutAbsence: PrimitiveModifier {
  static func makeAttachment(
    for element: ModifierElement<LayoutAbsence>
  ) -> (any ElementAttachment)? {
    LayoutStage.of(element).map { AbsenceBox(element, stage: $0) }
  }
}

/// The box of content that may be absent.
private final class AbsenceBox: ElementBox {
  private let unaryBox = UnaryBox(IdentityLayout())

  init(_ element: ModifierElement<LayoutAbsence>, stage: LayoutStage) {
    super.init(element, box: unaryBox, stage: stage)
  }

  override func fill(_ stage: LayoutStage) {
    let child = element.wrapped.flatMap { stage.box(of: $0) }
    unaryBox.setContent(child?.box, in: stage.tree)
  }

  /// Has the container around this look which of its elements are there.
  override func refresh(_ stage: LayoutStage) {
    var next = element.parentElement
    while let current = next {
      if let box = current.attachment as? ElementBox, box.isContainer {
        return box.childrenDidChange()
      }
      next = current.parentElement
    }
  }
}

extension Element {
  /// Whether this element, or one inside its modifiers, takes no part in layout.
  ///
  /// - Complexity: O(modifiers) once a ``LayoutAbsence`` was met, before that O(1).
  var isAbsentFromLayout: Bool {
    guard LayoutAbsence.isInUse else { return false }
    var next: Element? = self
    while let current = next {
      if let modifier = current as? ModifierElement<LayoutAbsence>, modifier.modifier.isAbsent {
        return true
      }
      next = current.wrapped
    }
    return false
  }
}
