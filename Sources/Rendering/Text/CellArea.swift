import Modifiers

/// A rectangle of cells.
struct CellArea: Equatable {
  var columns: Range<Int>
  var rows: Range<Int>

  private static var cell: CGSize { TextCanvas.cellSize }

  /// Creates the area of a rectangle in points by rounding each of its edges to the nearest line
  /// between cells, so that rectangles that touch become areas that touch.
  ///
  /// The rectangle must be `drawable`: its coordinates are limited, so they fit an integer.
  init(_ rectangle: CGRect) {
    let left = CellArea.nearestLine(rectangle.origin.x, CellArea.cell.width)
    let right = CellArea.nearestLine(
      rectangle.origin.x + rectangle.size.width, CellArea.cell.width)
    let top = CellArea.nearestLine(rectangle.origin.y, CellArea.cell.height)
    let bottom = CellArea.nearestLine(
      rectangle.origin.y + rectangle.size.height, CellArea.cell.height)
    self.init(columns: left..<max(left, right), rows: top..<max(top, bottom))
  }

  init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// The same area in points.
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

  /// The area with at least one cell in each direction: where rounding left none, the one that
  /// holds the middle of the rectangle.
  func holdingMiddle(of rectangle: CGRect) -> CellArea {
    let column = CellArea.middleColumn(of: rectangle)
    let row = CellArea.middleRow(of: rectangle)
    return CellArea(
      columns: columns.isEmpty ? column..<(column + 1) : columns,
      rows: rows.isEmpty ? row..<(row + 1) : rows
    )
  }

  static func middleColumn(of rectangle: CGRect) -> Int {
    Int(((rectangle.origin.x + rectangle.size.width / 2) / cell.width).rounded(.down))
  }

  static func middleRow(of rectangle: CGRect) -> Int {
    Int(((rectangle.origin.y + rectangle.size.height / 2) / cell.height).rounded(.down))
  }

  /// Half a cell rounds up on both sides of the origin: a picture that is moved by whole cells
  /// stays the same.
  static func nearestLine(_ coordinate: CGFloat, _ side: CGFloat) -> Int {
    Int((coordinate / side + 0.5).rounded(.down))
  }
}
