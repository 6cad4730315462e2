import Foundation

extension LayoutBox {
  /// Says that the size may have changed for a reason that the box cannot see.
  package final func invalidateSize(in tree: LayoutTree?) {
    noteChange(.value, in: tree)
  }

  /// Notes a change for the next layout; a box that nobody has asked yet has nothing to look at.
  final func noteChange(_ noted: BoxChange, in tree: LayoutTree?) {
    guard tree != nil || !sizes.isEmpty else { return }
    change.formUnion(noted)
    tree?.invalidate(self)
  }

  /// Measures again what was asked before, and returns what the parent has to know.
  ///
  /// The children are up to date when this is called.
  final func revalidate(_ context: LayoutContext) -> BoxChange {
    let change = self.change
    self.change = []
    needsPlacement = true
    if change == .placement { return [] }

    prepareForMeasuring(context)
    var outgoing: BoxChange = []
    if change.contains(.guides) { outgoing.insert(.childSize) }
    for (proposal, size) in sizes.removeAll() where measure(proposal, context) != size {
      outgoing.insert(.childSize)
    }
    for entry in guideValues.removeAll() {
      let value = explicitAlignment(of: entry.key, in: entry.proposal, context)
      if value != entry.value { outgoing.insert(.childSize) }
    }
    if spacingChanged(context) || change.contains(.traits) && passesTraits {
      outgoing.insert(.traits)
    }
    return outgoing
  }

  /// Whether a container around this box sees a child's traits, or the box's own, through it.
  private final var passesTraits: Bool {
    childCount == 0 || traitSource != nil || spacingSource != nil
  }

  /// Forgets all sizes and guides here and below.
  ///
  /// - Complexity: O(*n*) for *n* boxes, without recursion.
  final func forgetMeasurements() {
    var pending = [self]
    while let box = pending.popLast() {
      _ = box.sizes.removeAll()
      _ = box.guideValues.removeAll()
      box.change = []
      box.needsPlacement = true
      for index in 0..<box.childCount { pending.append(box.child(at: index)) }
    }
  }
}
