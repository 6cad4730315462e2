package import Preferences

/// What is selected in a list, whatever the type of its values.
package struct ListSelection {
  private let accepts: (AnyHashable) -> Bool
  private let isSelected: (AnyHashable) -> Bool
  private let select: (AnyHashable) -> Void

  /// At most one value is selected.
  nonisolated init?<Value: Hashable>(one selection: Binding<Value?>?) {
    guard let selection else { return nil }
    accepts = { $0.base is Value }
    isSelected = { AnyHashable(selection.wrappedValue) == $0 }
    select = { selection.wrappedValue = $0.base as? Value }
  }

  /// Any number of values is selected.
  nonisolated init?<Value: Hashable>(several selection: Binding<Set<Value>>?) {
    guard let selection else { return nil }
    accepts = { $0.base is Value }
    isSelected = { value in
      (value.base as? Value).map(selection.wrappedValue.contains) ?? false
    }
    select = { value in
      guard let value = value.base as? Value else { return }
      if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
    }
  }

  /// Whether a value is selected.
  package func contains(_ value: AnyHashable) -> Bool { isSelected(value) }

  /// Does what a tap on the row of a value does: selects it, or, where several may be, takes a
  /// selected one out.
  ///
  /// - Returns: Whether the value is of the selection's type; another one changes nothing.
  @discardableResult package func tap(_ value: AnyHashable) -> Bool {
    guard accepts(value) else { return false }
    select(value)
    return true
  }

  /// The first of some values that can be selected.
  func firstSelectable(of values: [AnyHashable]) -> AnyHashable? {
    values.first(where: accepts)
  }
}

/// A container's rows, of which some may be selected.
protocol SelectableRows {
  var selection: ListSelection? { get }
}

private protocol SelectableElement {
  @MainActor var rowsSelection: ListSelection? { get }
}

extension ViewContainerElement: SelectableElement where V: SelectableRows {
  fileprivate var rowsSelection: ListSelection? { view.selection }
}

extension Element {
  /// What is selected in the list that this element is, if it is one in which something can be.
  package var listSelection: ListSelection? { (self as? any SelectableElement)?.rowsSelection }

  /// What a tap on this element does to the selection of the list around it: the values by which
  /// the row that it is in can be selected are its tags and its explicit ids, the innermost first.
  ///
  /// - Complexity: O(nodes up to the list).
  var rowTap: (@MainActor () -> Void)? {
    var values: [AnyHashable] = []
    var node: Node? = self
    while let current = node {
      if let element = current as? Element, let selection = element.listSelection {
        guard let value = selection.firstSelectable(of: values) else { return nil }
        return { selection.tap(value) }
      }
      if let id = current.parent?.identity(of: current) { values.append(id) }
      node = current.parent
    }
    return nil
  }
}
