import Foundation
package import Preferences

/// The rows of a list: an element for each element of the content.
package struct ListRows<Content: View> {
  package let content: Content

  /// What of it is selected, if anything can be.
  package let selection: Selection?
}

extension ListRows: View {
  /// There is no body.
  package typealias Body = Never
}

extension ListRows: ContainerView {
  package var name: String? { "List" }

  package static var stage: (any UpdateStage.Type)? { LayoutStage.self }

  package static func makeAttachment(
    for element: ViewContainerElement<ListRows>
  ) -> (any ElementAttachment)? {
    LayoutStage.of(element).map { ListBox(element, stage: $0) }
  }
}

extension ListRows: SelectableRows {
  func isRow(_ element: Element) -> Bool {
    LayoutStage.of(element)?.box(of: element)?.box[ListRowRole.self] == .row
  }
}

/// The box of a list, which remembers where the list is scrolled to.
private final class ListBox: ScrollingBox<ListLayout> {
  init(_ element: Element, stage: LayoutStage) {
    super.init(
      element, layout: ListLayout(position: ScrollPosition()), name: "List", stage: stage)
  }

  /// Draws the rows' colours and the lines between rows; cuts off what lies outside the list.
  override func draw(in frame: CGRect, into painter: inout Painter) -> DrawingScope {
    let rows = containerBox.children
    let environment = element.scope.values
    var top = frame.minY - position.offset.y
    for (index, row) in rows.enumerated() {
      let insets = row[ListRowInsets.self] ?? ListLayout.rowInsets
      let bottom = top + row.frame.height + insets.top + insets.bottom
      if let color = row[ListRowColor.self] {
        let area = CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
        let visible = area.intersection(frame)
        if !visible.isEmpty {
          painter.add(.fill(.rectangle(visible), DrawingColor(environment.concrete(color))))
        }
      }
      top = bottom
      if top > frame.minY, top < frame.maxY, index + 1 < rows.count,
        row.isSeparated(from: rows[index + 1])
      {
        let line = CGRect(
          x: frame.minX + insets.leading, y: top,
          width: max(0, frame.width - insets.leading), height: 1)
        painter.add(.fill(.rectangle(line), DrawingColor(.gray)))
      }
    }
    return .group(opacity: 1, clip: .rectangle(frame))
  }
}

extension LayoutBox {
  /// The value that the box gives to the container around it, or the key's default.
  fileprivate subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    layoutValue(for: ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  /// Whether a line stands between this row and the next one.
  fileprivate func isSeparated(from next: LayoutBox) -> Bool {
    self[ListRowRole.self] == .row && next[ListRowRole.self] == .row
      && !self[HiddenListRowSeparators.self].contains(.bottom)
      && !next[HiddenListRowSeparators.self].contains(.top)
  }
}
