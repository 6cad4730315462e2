import Foundation

extension LayoutBox {
  /// Makes a box a child of this one.
  final func adopt(_ child: LayoutBox) {
    child.parent = self
    addGuides(child.guides)
  }

  /// Lets a box go that is no longer a child.
  final func orphan(_ child: LayoutBox) {
    guard child.parent === self else { return }
    child.parent = nil
    child.placedProposal = nil
  }

  /// Takes everything below apart in a loop, so that no chain is released by recursion.
  ///
  /// Boxes that somebody else holds stay whole. Releasing a box does the same by itself.
  ///
  /// - Complexity: O(*n*) for *n* boxes.
  package final func dismantle() {
    var pending: [LayoutBox] = []
    moveChildren(into: &pending)
    while var box = pending.popLast() {
      if isKnownUniquelyReferenced(&box) {
        box.moveChildren(into: &pending)
      } else {
        box.parent = nil
      }
    }
  }
}
