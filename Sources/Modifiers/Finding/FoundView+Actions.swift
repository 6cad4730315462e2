import Preferences

extension FoundView {
  /// Taps the view, as a finger would: the tap goes to the view itself, else to the one thing
  /// inside that takes it, else to the nearest around it.
  ///
  /// Buttons, toggles, text fields, views with `onTapGesture`, and rows of a list in which
  /// something may be selected take a tap.
  ///
  /// - Parameter count: How many taps, shortly after each other; only a gesture that waits for this
  ///   many takes more than one.
  /// - Throws: ``InteractionError`` if nothing takes the tap, or what takes it is disabled or gone.
  public func tap(count: Int = 1) throws(InteractionError) {
    let tap = try performer(count == 1 ? "tapped" : "tapped \(count) times") { element in
      if let gesture = element.modifier(TapGestureModifier.self) {
        return gesture.count == count ? gesture.action : nil
      }
      if count == 1, let tap = self.element?.rowTap(in: element) { return tap }
      guard count == 1, let control = element.control else { return nil }
      guard control.tap == nil, control.isFocusable else { return control.tap }
      return { @MainActor in moveFocus(to: element) }
    }
    tap.ability()
  }

  /// What is able to do something, and its way of doing it: the view itself or a modifier of its
  /// own, else the one thing inside that can be seen, else the nearest around it.
  ///
  /// - Throws: ``InteractionError`` if there is none, or it is disabled, gone, or behind a sheet.
  func performer<Ability>(
    _ participle: String, _ ability: (Element) -> Ability?
  ) throws(InteractionError) -> (element: Element, ability: Ability) {
    try bringUpToDate(for: participle)
    if let element, let sheet = tree.sheet(inFrontOf: element) {
      throw InteractionError.covered(self, participle, by: sheet)
    }
    let found = try performers(participle, ability)
    // A list acts for its row.
    let actor = element?.row(in: found.element) ?? found.element
    guard actor.scope.values.isEnabled else {
      throw InteractionError.disabled(
        found.element.control == nil ? self : view(at: found.element), participle)
    }
    return found
  }

  /// What is able to do something, and its way of doing it, even if it is disabled.
  func performers<Ability>(
    _ participle: String, _ ability: (Element) -> Ability?
  ) throws(InteractionError) -> (element: Element, ability: Ability) {
    let elements = elements
    var inside: [(element: Element, ability: Ability)] = []
    for element in elements {
      if let own = self.ability(of: element, ability) {
        if elements.count == 1 { return own }
        inside.append(own)
      } else {
        inside += abilities(inside: element, ability)
      }
    }
    if inside.count > 1 {
      throw InteractionError.ambiguous(self, participle, inside.map { view(at: $0.element) })
    }
    if let only = inside.first { return only }
    for element in elements.first?.surroundings ?? [] {
      if let ability = ability(element) { return (element, ability) }
    }
    throw InteractionError.unable(self, participle)
  }

  /// The element, or the nearest of its own modifiers, that is able to do something.
  private func ability<Ability>(
    of element: Element, _ ability: (Element) -> Ability?
  ) -> (element: Element, ability: Ability)? {
    for element in [element] + element.wrappers {
      if let ability = ability(element) { return (element, ability) }
    }
    return nil
  }

  /// The view that an element is, or that a modifier is around.
  private func view(at element: Element) -> FoundView {
    let inner = element.visibleBoxes().first?.box.element
    return FoundView(inner ?? element, in: tree, isPartOfControl: false)
  }

  /// The outermost elements inside that are seen and able to do something.
  private func abilities<Ability>(
    inside element: Element, _ ability: (Element) -> Ability?
  ) -> [(element: Element, ability: Ability)] {
    var found: [(element: Element, ability: Ability)] = []
    element.walkInward { next in
      guard next !== element else { return true }
      guard !next.isInvisible, !next.isUnchosenOption else { return false }
      guard let ability = ability(next) else { return true }
      found.append((next, ability))
      return false
    }
    return found
  }
}
