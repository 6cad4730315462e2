import Modifiers

/// A rectangle of cells.
struct CellArea: Equatable {
  var columns: Range<Int>
  var rows: Range<Int>

  private static var cell: CGSize { TextCanvas.cellSize }

  init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// The same area in points, were all cells of one size.
  var rectangle: CGRect {
    CGRect(
      x: CGFloat(columns.lowerBound) * CellArea.cell.width,
      y: CGFloat(rows.lowerBound) * CellArea.cell.height,
      width: CGFloat(columns.count) * CellArea.cell.width,
      height: CGFloat(rows.count) * CellArea.cell.height
    )
  }

  func intersection(_ other: CellArea) -> CellArea {
    CellArea(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }
}
