public import Preferences

/// Where views can be looked for: a host, a view found in it, or a row's swipe actions.
///
/// Looking first updates a host that needs it, so that what was done just before is seen. The forms
/// that return one view throw an ``InteractionError`` if there is none, or several; its description
/// says what is there instead. Texts are compared whole.
@MainActor public protocol FindScope {
  /// Everything that is there, in tree order: controls, leaves, containers.
  ///
  /// - Complexity: O(elements).
  func everything() throws(InteractionError) -> [FoundView]
}

extension FindScope {
  /// The one text that shows a string.
  public func find(text: String) throws(InteractionError) -> FoundView {
    try find(.text(text))
  }

  /// All texts that show a string.
  public func findAll(text: String) throws(InteractionError) -> [FoundView] {
    try findAll(.text(text))
  }

  /// The one button with a title: its label, or one of the texts in it.
  public func find(button label: String) throws(InteractionError) -> FoundView {
    try find(.control("Button", label))
  }

  /// All buttons with a title.
  public func findAll(button label: String) throws(InteractionError) -> [FoundView] {
    try findAll(.control("Button", label))
  }

  /// The one text field with a title, a prompt or a text; a secure field is one too.
  public func find(textField label: String) throws(InteractionError) -> FoundView {
    try find(.control("TextField", label))
  }

  /// All text fields with a title, a prompt or a text.
  public func findAll(textField label: String) throws(InteractionError) -> [FoundView] {
    try findAll(.control("TextField", label))
  }

  /// The one toggle with a title.
  public func find(toggle label: String) throws(InteractionError) -> FoundView {
    try find(.control("Toggle", label))
  }

  /// The one picker with a title.
  public func find(picker label: String) throws(InteractionError) -> FoundView {
    try find(.control("Picker", label))
  }

  /// The one stepper with a title.
  public func find(stepper label: String) throws(InteractionError) -> FoundView {
    try find(.control("Stepper", label))
  }

  /// The one slider with a title.
  public func find(slider label: String) throws(InteractionError) -> FoundView {
    try find(.control("Slider", label))
  }

  /// The one image with a name.
  public func find(image name: String) throws(InteractionError) -> FoundView {
    try find(.image(name))
  }

  /// The one view that has an accessibility identifier, an `id(_:)`, or the id of a row.
  public func find<ID: Hashable>(id: ID) throws(InteractionError) -> FoundView {
    try find(.id(id))
  }

  /// All views that have an accessibility identifier, an `id(_:)`, or the id of a row.
  public func findAll<ID: Hashable>(id: ID) throws(InteractionError) -> [FoundView] {
    try findAll(.id(id))
  }

  /// The one control or leaf with a label.
  public func find(label: String) throws(InteractionError) -> FoundView {
    try find(.label(label))
  }

  /// The one view of a kind of the library's, such as `TextField` or `List`.
  ///
  /// Views in a layout of your own are found by the name of the layout's type, as in `Diagonal`.
  public func find(named name: String) throws(InteractionError) -> FoundView {
    try find(.name(name))
  }

  /// All views of a kind of the library's, such as `Button` or `Text`.
  public func findAll(named name: String) throws(InteractionError) -> [FoundView] {
    try findAll(.name(name))
  }

  /// The one view that meets a condition.
  public func find(where condition: (FoundView) -> Bool) throws(InteractionError) -> FoundView {
    try one(try everything().filter { condition($0) }, of: .condition)
  }

  /// All views that meet a condition, in tree order.
  public func findAll(
    where condition: (FoundView) -> Bool
  ) throws(InteractionError) -> [FoundView] {
    try everything().filter(condition).map { $0.remembered() }
  }

  private func find(_ query: FindQuery) throws(InteractionError) -> FoundView {
    try one(try everything().filter { query.matches($0) }, of: query)
  }

  private func findAll(_ query: FindQuery) throws(InteractionError) -> [FoundView] {
    try everything().filter { query.matches($0) }.map { $0.remembered() }
  }

  /// The one of some matches, remembering what it is called.
  func one(
    _ matches: [FoundView], of query: FindQuery
  ) throws(InteractionError) -> FoundView {
    guard let first = matches.first else {
      throw InteractionError.missing(query, among: try everything())
    }
    guard matches.count == 1 else { throw InteractionError.several(matches, of: query) }
    return first.remembered()
  }
}

extension ViewHost: FindScope {
  /// Everything that is there, in tree order, after an update if the host needs one.
  ///
  /// - Complexity: O(elements).
  public func everything() throws(InteractionError) -> [FoundView] {
    let tree = FoundTree(self)
    try tree.bringUpToDate()
    return try tree.everything(in: context.root)
  }

  /// Runs actions on what is found, then updates the host.
  ///
  /// ```swift
  /// let report = try host.perform { try host.find(button: "Add").tap() }
  /// ```
  ///
  /// - Returns: The work of the update after the last action. What an action or a search finds out
  ///   of date is updated before it, which is not in the report.
  /// - Throws: What the actions throw, or the error of the update.
  @discardableResult public func perform(
    _ actions: () throws -> Void
  ) throws -> UpdateReport {
    try actions()
    return try update()
  }
}
