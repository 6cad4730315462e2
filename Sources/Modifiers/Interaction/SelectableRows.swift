package import Preferences

/// A container's rows, of which some may be selected.
@MainActor protocol SelectableRows {
  var selection: Selection? { get }

  /// Whether an element of the container is a row, and not a header or a footer.
  func isRow(_ element: Element) -> Bool
}

@MainActor private protocol SelectableElement {
  var rows: any SelectableRows { get }
}

extension ViewContainerElement: SelectableElement where V: SelectableRows {
  fileprivate var rows: any SelectableRows { view }
}

extension Element {
  private var selectableRows: (any SelectableRows)? { (self as? any SelectableElement)?.rows }

  /// What is selected in the list that this element is, if it is one in which something can be.
  package var listSelection: Selection? { selectableRows?.selection }

  /// The row of a list that this element is in, without the modifiers around the row.
  ///
  /// - Complexity: O(elements up to the list).
  package func row(in list: Element) -> Element? {
    guard let rows = list.selectableRows, rows.selection != nil else { return nil }
    var outermost = self
    while let outer = outermost.enclosing, outer !== list { outermost = outer }
    guard outermost.enclosing === list, rows.isRow(outermost) else { return nil }
    return outermost.unwrapped
  }

  /// What a tap on this element does to the selection of a list around it: the row that it is in is
  /// selected by the first of its ``choiceValues`` that is of the selection's type.
  ///
  /// - Complexity: O(elements up to the list).
  func rowTap(in list: Element) -> (@MainActor () -> Void)? {
    guard let selection = list.listSelection, let row = row(in: list),
      let value = row.choiceValues.first(where: { selection.convert($0) != nil })
    else { return nil }
    return { selection.tap(value) }
  }
}
