import Preferences

extension FoundView {
  /// Whether it, or a control inside, has the focus.
  ///
  /// - Complexity: O(elements around the control that has the focus).
  public var isFocused: Bool {
    let elements = elements
    var next = element.flatMap { FocusStage.of($0)?.focused }
    while let current = next {
      if elements.contains(where: { $0 === current }) { return true }
      next = current.enclosing
    }
    return false
  }

  /// Moves the focus to the text field that the view is, or that is inside or around it.
  ///
  /// The focus states of the fields that it leaves and comes to follow at once.
  ///
  /// - Throws: ``InteractionError`` if there is none, or it is disabled or gone.
  public func focus() throws(InteractionError) {
    let field = try performer("focused") { $0.control?.isFocusable == true ? true : nil }
    moveFocus(to: field.element)
  }

  /// Enters a text in place of what a text field holds; the focus moves there, as for typing.
  ///
  /// - Throws: ``InteractionError`` if there is no text field, or it is disabled or gone.
  public func setText(_ text: String) throws(InteractionError) {
    let field = try performer("given a text") { $0.control?.setText }
    moveFocus(to: field.element)
    field.ability(text)
  }

  /// Submits a text field, as the return key does: the focus moves there, the `onSubmit` actions
  /// around it run, the innermost first, and the focus leaves unless one of them moved it or wrote
  /// once more that it is there.
  ///
  /// - Throws: ``InteractionError`` if there is no text field, or it is disabled or gone.
  public func submit() throws(InteractionError) {
    let field = try performer("submitted") { element in
      element.control.flatMap { $0.setText == nil ? nil : $0 }
    }
    moveFocus(to: field.element)
    FocusStage.of(field.element)?.endEditing(of: field.element) {
      field.ability.submit?()
      for action in field.element.submitActions { action() }
    }
  }

  /// Turns a toggle on or off.
  ///
  /// - Throws: ``InteractionError`` if there is none, or it is disabled or gone.
  public func toggle() throws(InteractionError) {
    let toggle = try performer("toggled") { element in
      element.control.flatMap { $0.name == "Toggle" ? $0.tap : nil }
    }
    toggle.ability()
  }

  /// Makes one step up on a stepper.
  ///
  /// - Throws: ``InteractionError`` if there is none, or it is disabled or gone.
  public func increment() throws(InteractionError) {
    try performer("incremented") { $0.control?.adjust }.ability(1)
  }

  /// Makes one step down on a stepper.
  ///
  /// - Throws: ``InteractionError`` if there is none, or it is disabled or gone.
  public func decrement() throws(InteractionError) {
    try performer("decremented") { $0.control?.adjust }.ability(-1)
  }

  /// Moves a slider to a number; one outside its bounds counts as the nearest bound.
  ///
  /// - Throws: ``InteractionError`` if there is none, or it is disabled or gone.
  public func setValue(_ value: Double) throws(InteractionError) {
    try performer("set to a number") { $0.control?.setNumber }.ability(value)
  }

  /// Chooses the option of a picker that has a value as its tag, or as the id of its row.
  ///
  /// - Throws: ``InteractionError`` if there is no picker, it has no such option, or it is disabled
  ///   or gone.
  public func select<Value: Hashable>(_ value: Value) throws(InteractionError) {
    let picker = try performer("given a selection") { $0.control?.selection }
    let options = picker.element.pickerOptions
    let convert = picker.ability.convert
    let wanted = convert(AnyHashable(value))
    guard let wanted, options.contains(where: { $0.tags.contains { convert($0) == wanted } })
    else {
      throw InteractionError.withoutOption(
        FoundView(picker.element, in: tree, isPartOfControl: false), ValueText.describing(value),
        options.map { FoundView($0.element, in: tree, isPartOfControl: false).text })
    }
    picker.ability.tap(wanted)
  }

  /// Moves the focus to a control.
  func moveFocus(to element: Element) {
    element.context.require(FocusStage.self)
    guard let stage = FocusStage.of(element), stage.focused !== element else { return }
    stage.move(to: element)
  }
}

extension Element {
  /// What a submission of this field runs, innermost first, up to a scope that blocks; that of a
  /// sheet goes on around the presenter, as the environment does.
  fileprivate var submitActions: [() -> Void] {
    var actions: [() -> Void] = []
    var next = parentElement
    while let current = next {
      if let modifier = current.modifier(SubmitModifier.self) {
        if modifier.isBlocking { break }
        if modifier.triggers.contains(.text) { actions += [modifier.action].compactMap(\.self) }
      }
      next = current.parentElement
    }
    return actions
  }
}
