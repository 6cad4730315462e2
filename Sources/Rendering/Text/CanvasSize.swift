import Modifiers

/// The number of cells that a drawing needs.
struct CanvasSize: Equatable {
  private(set) var columns: Int
  private(set) var rows: Int

  /// Finds the size: the drawing's own, rounded to cells, or more where something that lies inside
  /// the drawing does not fit – a text of a small font, a line in the last half row.
  init(of drawing: Drawing, characterWidth: (Character) -> Int) {
    let size = drawing.drawableSize
    let area = CellArea(CGRect(origin: .zero, size: size))
    columns = area.columns.upperBound
    rows = area.rows.upperBound
    var pending = [drawing.commands[...]]
    while var commands = pending.popLast() {
      guard let command = commands.popFirst() else { continue }
      pending.append(commands)
      switch command {
      case .text(let run):
        guard let frame = run.frame.drawable, size.holds(frame), !run.string.isEmpty else { break }
        let start = CellArea(frame).columns.lowerBound
        let width = run.string.reduce(into: 0) { $0 += TextCanvas.cells(of: $1, characterWidth) }
        include(column: start + width - 1, row: CellArea.middleRow(of: frame))
      case .fill(let outline, _):
        guard let bounds = outline.bounds.drawable, size.holds(bounds), !bounds.isEmpty
        else { break }
        include(
          column: CellArea.middleColumn(of: bounds), row: CellArea.middleRow(of: bounds))
      case .stroke:
        break
      case .group(let opacity, _, let commands):
        if opacity > 0 { pending.append(commands[...]) }
      }
    }
    columns = min(columns, TextCanvas.maximumColumns)
    rows = columns == 0 ? 0 : min(rows, TextCanvas.maximumCells / columns)
  }

  private mutating func include(column: Int, row: Int) {
    columns = max(columns, column + 1)
    rows = max(rows, row + 1)
  }
}

extension CGSize {
  /// Whether a rectangle at most touches the edges of the area of this size at the origin.
  fileprivate func holds(_ rectangle: CGRect) -> Bool {
    rectangle.origin.x >= 0 && rectangle.origin.x + rectangle.size.width <= width
      && rectangle.origin.y >= 0 && rectangle.origin.y + rectangle.size.height <= height
  }
}
