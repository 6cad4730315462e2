package import Preferences

/// What is around a leaf that its size can depend on.
@MainActor package struct LeafSurroundings {
  let element: Element

  /// The surroundings of a leaf, which is measured again when they change.
  init(of element: Element) {
    self.element = element
  }

  /// The environment.
  package var environment: EnvironmentValues { element.readEnvironment() }

  /// The axis of the stack around the leaf; `nil` outside of stacks.
  ///
  /// - Complexity: O(modifiers between the leaf and the stack).
  package var stackAxis: Axis? {
    var next = element.parentElement
    while let current = next {
      if let box = current.attachment as? ElementBox, box.isContainer { return box.stackAxis }
      next = current.parentElement
    }
    return nil
  }
}
