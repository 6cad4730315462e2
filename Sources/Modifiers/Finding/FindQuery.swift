import Preferences

/// What is looked for.
@MainActor struct FindQuery {
  /// How messages name it, as in `button "Delete"`.
  let description: String

  /// What it is called, for which near matches are looked for.
  let sought: String

  /// The kind of view, if only one counts.
  let name: String?

  /// What a view is called, in the sense of the question.
  let names: @MainActor (FoundView) -> [String]

  /// How messages name a view one of whose names is near.
  var near: @MainActor (_ view: FoundView, _ name: String) -> String = { view, _ in
    view.description
  }

  /// Whether a view is what is looked for.
  var matches: @MainActor (FoundView) -> Bool = { _ in false }

  static func text(_ text: String) -> FindQuery {
    leaf("Text", text)
  }

  static func image(_ name: String) -> FindQuery {
    leaf("Image", name)
  }

  private static func leaf(_ name: String, _ text: String) -> FindQuery {
    let names = { @MainActor (view: FoundView) in [view.boxText ?? ""] }
    return FindQuery(
      description: "\(FoundView.words(of: name)) \(text.debugDescription)", sought: text,
      name: name, names: names, matches: { $0.name == name && names($0) == [text] })
  }

  /// A control by its label, title, prompt or text, or by one of the texts inside.
  static func control(_ name: String, _ label: String) -> FindQuery {
    FindQuery(
      description: "\(FoundView.words(of: name)) \(label.debugDescription)", sought: label,
      name: name, names: { $0.controlNames },
      matches: { view in
        view.hasName(name) && view.controlNames.contains(label)
      })
  }

  static func id<ID: Hashable>(_ id: ID) -> FindQuery {
    let sought = ValueText.describing(id)
    let shown = (id as? String)?.debugDescription ?? sought
    let names = { @MainActor (view: FoundView) in view.ids.map { ValueText.describing($0) } }
    return FindQuery(
      description: "view with the id \(shown)", sought: sought, name: nil, names: names,
      near: { view, _ in "\(view) with the id \(names(view).joined(separator: ", "))" },
      matches: { $0.ids.contains(AnyHashable(id)) })
  }

  static func label(_ label: String) -> FindQuery {
    FindQuery(
      description: "view with the label \(label.debugDescription)", sought: label, name: nil,
      names: { $0.ownLabels },
      matches: { !$0.isPartOfControl && $0.ownLabels == [label] })
  }

  static func name(_ name: String) -> FindQuery {
    FindQuery(
      description: "\(name)", sought: name, name: nil, names: { [$0.name] },
      matches: { $0.name == name })
  }

  /// A view by its type; which views are of it is found elsewhere.
  static func type(_ type: any View.Type) -> FindQuery {
    let name = TypeName.short(type)
    return FindQuery(
      description: "view of the type \(name)", sought: name, name: nil,
      names: { view in
        (view.element?.describedNodes ?? []).compactMap { $0.describedType.map(TypeName.short) }
      },
      near: { _, name in name })
  }

  static let condition = FindQuery(
    description: "view that meets the condition", sought: "", name: nil, names: { _ in [] })
}

extension FoundView {
  /// What a control can be called; it is short of nothing that can be read on it.
  fileprivate var controlNames: [String] {
    guard let control else { return [] }
    return [label, control.prompt, control.text].compactMap { $0 } + texts
  }

  /// Whether it is of a kind; a secure field is a text field.
  fileprivate func hasName(_ name: String) -> Bool {
    self.name == name || name == "TextField" && self.name == "SecureField"
  }
}
