/// The wording of everything that a tree reports.
extension Diagnostic {
  @MainActor static func stateWrittenInBody(
    of node: Node, source: Source, owner: Node
  ) -> Diagnostic {
    let property = owner.qualifiedName(of: source) ?? "State"
    return Diagnostic(
      what: "\(property) was written while a body ran; the write counts for the next pass.",
      path: node.path,
      fix: "Write it in an action: onAppear, onChange, onPreferenceChange or a control's."
    )
  }

  @MainActor static func updateInsideUpdate(of node: Node?) -> Diagnostic {
    Diagnostic(
      what: "update() was called while the same host was updating; the call did nothing.",
      path: node?.path ?? "",
      fix: "Write state instead, the update that is going on takes it in; or wait for its end."
    )
  }

  @MainActor static func updateBeforeChange(of node: Node?) -> Diagnostic {
    Diagnostic(
      what:
        "update() was called while an object was about to change, which it would not have seen; "
        + "the call did nothing.",
      path: node?.path ?? "",
      fix:
        "Call it when the change is made: in a task that onInvalidate starts, or after the change."
    )
  }

  @MainActor static func duplicateID(_ id: String, in node: Node) -> Diagnostic {
    Diagnostic(
      what: "The id \(id) occurs more than once; each row keeps its own state by its position "
        + "among the equal ids.",
      path: node.path,
      fix: "Give each element of the ForEach an id of its own."
    )
  }
}

extension Node {
  /// A state property with the view it belongs to, as in `Counter.count`.
  package final func qualifiedName(of source: Source) -> String? {
    let view = label ?? "View"
    if source is ObservedProperties { return "An observable property that \(view) reads" }
    return propertyName(of: source).map { "\(view).\($0)" }
  }
}
