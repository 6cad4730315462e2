extension LayoutTree {
  /// Measures the changed boxes again, children before parents, and returns all it looked at.
  ///
  /// - Complexity: O(*n*) for the *n* boxes on the ways from the changed ones to the root.
  func revalidate(_ changed: [LayoutBox], _ context: LayoutContext) -> [LayoutBox] {
    var looked: [LayoutBox] = []
    if changed.count == 1, var box = changed.first {
      // A single way up needs no order.
      while box.revalidateIfChanged(context, &looked), let parent = box.parent {
        box = parent
      }
      return looked
    }

    var ready = awaitParents(of: changed)
    while let box = ready.popLast() {
      box.isMarked = false
      _ = box.revalidateIfChanged(context, &looked)
      guard let parent = box.parent else { continue }
      parent.awaited -= 1
      if parent.awaited == 0 { ready.append(parent) }
    }
    return looked
  }

  /// Counts for each box above the changed ones how many it has to wait for; returns those that
  /// wait for nobody.
  private func awaitParents(of changed: [LayoutBox]) -> [LayoutBox] {
    for box in changed where !box.isMarked {
      box.isMarked = true
      var next = box.parent
      while let parent = next {
        parent.awaited += 1
        if parent.isMarked { break }
        parent.isMarked = true
        next = parent.parent
      }
    }
    return changed.filter { $0.awaited == 0 }
  }
}

extension LayoutBox {
  /// Looks at the box again if something changed, and tells its parent what that means.
  ///
  /// - Returns: Whether the parent has something to look at.
  fileprivate final func revalidateIfChanged(
    _ context: LayoutContext,
    _ looked: inout [LayoutBox]
  ) -> Bool {
    if !change.isEmpty {
      looked.append(self)
      let outgoing = revalidate(context)
      if !outgoing.isEmpty, let parent {
        parent.change.formUnion(parent.change(outgoing, from: self))
      }
    }
    return parent?.change.isEmpty == false
  }
}
