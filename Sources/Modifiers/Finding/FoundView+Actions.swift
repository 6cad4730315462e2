import Preferences

extension FoundView {
  /// Taps the view, as a finger would: the tap goes to the view itself, else to the one thing inside
  /// that takes it, else to the nearest around it.
  ///
  /// Buttons, toggles, text fields, views with `onTapGesture`, and rows of a list in which something
  /// may be selected take a tap.
  ///
  /// - Parameter count: How many taps, shortly after each other; only a gesture that waits for this
  ///   many takes more than one.
  /// - Throws: ``InteractionError`` if nothing takes the tap, or what takes it is disabled or gone.
  public func tap(count: Int = 1) throws(InteractionError) {
    let tap = try performer("tapped") { element in
      if let gesture = element.modifier(TapGestureModifier.self) {
        return gesture.count == count ? gesture.action : nil
      }
      if count == 1, element.listSelection != nil, let tap = self.element.rowTap { return tap }
      guard count == 1, let control = element.control else { return nil }
      guard control.tap == nil, control.isFocusable else { return control.tap }
      return { @MainActor in moveFocus(to: element) }
    }
    tap.ability()
  }

  /// What is able to do something, and its way of doing it: the view itself or a modifier of its
  /// own, else the one thing inside, else the nearest around it.
  ///
  /// - Throws: ``InteractionError`` if there is none, or it is disabled or gone.
  func performer<Ability>(
    _ participle: String, _ ability: (Element) -> Ability?
  ) throws(InteractionError) -> (element: Element, ability: Ability) {
    try bringUpToDate(for: participle)
    let found = try performers(participle, ability)
    guard found.element.scope.values.isEnabled else {
      throw InteractionError.disabled(
        found.element.control == nil ? self : view(at: found.element), participle)
    }
    return found
  }

  /// What is able to do something, and its way of doing it, even if it is disabled.
  func performers<Ability>(
    _ participle: String, _ ability: (Element) -> Ability?
  ) throws(InteractionError) -> (element: Element, ability: Ability) {
    for element in [element] + element.wrappers {
      if let ability = ability(element) { return (element, ability) }
    }
    let inside = abilities(inside: element, ability)
    if inside.count > 1 {
      throw InteractionError.ambiguous(self, participle, inside.map { view(at: $0.element) })
    }
    if let only = inside.first { return only }
    for element in element.surroundings {
      if let ability = ability(element) { return (element, ability) }
    }
    throw InteractionError.unable(self, participle)
  }

  /// The view that an element is, or that a modifier is around.
  private func view(at element: Element) -> FoundView {
    let inner = element.visibleBoxes().first?.box.element
    return FoundView(inner ?? element, in: tree, isPartOfControl: false)
  }

  /// The outermost elements inside that are able to do something.
  private func abilities<Ability>(
    inside element: Element, _ ability: (Element) -> Ability?
  ) -> [(element: Element, ability: Ability)] {
    var found: [(element: Element, ability: Ability)] = []
    var waiting: [Element] = [element]
    while let next = waiting.popLast() {
      if next !== element, let ability = ability(next) {
        found.append((next, ability))
        continue
      }
      var children: [Element] = []
      next.forEachElement { children.append($0) }
      waiting += children.reversed()
    }
    return found
  }
}
