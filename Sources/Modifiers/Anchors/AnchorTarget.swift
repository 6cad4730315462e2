import Preferences

/// The view that an anchor belongs to, for as long as it is there.
final class AnchorTarget: Sendable {
  /// The place of the view in the tree; it may be gone and not released yet.
  weak let element: Element?

  /// Tells the element from others, together with the reference.
  let id: ObjectIdentifier

  init(_ element: Element) {
    self.element = element
    id = ObjectIdentifier(element)
  }
}

extension AnchorTarget: Hashable {
  static func == (first: AnchorTarget, second: AnchorTarget) -> Bool {
    // What was released may have left its address to another element.
    first === second || first.id == second.id && first.element === second.element
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
