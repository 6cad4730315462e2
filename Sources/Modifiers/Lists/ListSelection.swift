package import Preferences

/// What is selected in a list, whatever the type of its values.
package struct ListSelection {
  private let isSelectedValue: (AnyHashable) -> Bool
  private let selectValue: (AnyHashable) -> Void

  /// At most one value is selected.
  nonisolated init?<Value: Hashable>(one selection: Binding<Value?>?) {
    guard let selection else { return nil }
    isSelectedValue = { AnyHashable(selection.wrappedValue) == $0 }
    selectValue = { value in
      if let value = value.base as? Value { selection.wrappedValue = value }
    }
  }

  /// Any number of values is selected.
  nonisolated init?<Value: Hashable>(several selection: Binding<Set<Value>>?) {
    guard let selection else { return nil }
    isSelectedValue = { value in
      (value.base as? Value).map(selection.wrappedValue.contains) ?? false
    }
    selectValue = { value in
      guard let value = value.base as? Value else { return }
      if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
    }
  }

  /// Whether a value is selected.
  package func contains(_ value: AnyHashable) -> Bool { isSelectedValue(value) }

  /// Does what a tap on the row of a value does: selects it, or, where several may be, takes a
  /// selected one out. A value of another type than the selection's changes nothing.
  package func tap(_ value: AnyHashable) {
    selectValue(value)
  }
}

/// A list's rows, whatever their types.
private protocol SelectableRows {
  var selection: ListSelection? { get }
}

extension ListRows: SelectableRows {}

private protocol SelectableElement {
  @MainActor var rowsSelection: ListSelection? { get }
}

extension ViewContainerElement: SelectableElement where V: SelectableRows {
  fileprivate var rowsSelection: ListSelection? { view.selection }
}

extension Element {
  /// What is selected in the list that this element is, if it is one in which something can be.
  package var listSelection: ListSelection? { (self as? any SelectableElement)?.rowsSelection }
}
