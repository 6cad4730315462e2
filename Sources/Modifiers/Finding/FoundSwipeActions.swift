import Preferences

/// What a swipe over a row uncovers.
@MainActor public struct FoundSwipeActions: FindScope {
  private let trees: [FoundTree]

  init(_ modifiers: [SwipeActionsModifier], beside row: FoundView) {
    guard let element = row.element else {
      trees = []
      return
    }
    let (environment, options) = (element.scope.values, element.context.options)
    trees = modifiers.map { FoundTree($0.makeHost(environment, options), presenter: row) }
  }

  /// Everything in the actions, those at the leading edge first.
  public func everything() throws(InteractionError) -> [FoundView] {
    var found: [FoundView] = []
    for tree in trees {
      try tree.bringUpToDate()
      found += try tree.everything(in: tree.host.context.root)
    }
    return found
  }
}

extension FoundView {
  /// What a swipe over the row uncovers: over this view, or the nearest around it that has actions.
  ///
  /// ```swift
  /// try host.find(text: "Milk").swipeActions.find(button: "Delete").tap()
  /// ```
  ///
  /// - Throws: ``InteractionError`` if there are none, or the row is disabled or gone.
  public var swipeActions: FoundSwipeActions {
    get throws(InteractionError) {
      let nearest = try performer("swiped") { $0.modifier(SwipeActionsModifier.self) }
      let modifiers = ([nearest.element] + nearest.element.wrappers)
        .compactMap { $0.modifier(SwipeActionsModifier.self) }
      let leadingFirst =
        modifiers.filter { $0.edge == .leading } + modifiers.filter { $0.edge == .trailing }
      return FoundSwipeActions(leadingFirst, beside: self)
    }
  }
}
