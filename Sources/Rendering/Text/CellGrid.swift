import Modifiers

/// Where the points of a drawing lie among cells.
struct CellGrid {
  let across: CellScale
  let down: CellScale
  /// The cells of the canvas.
  let canvas: CellArea
  /// The same in points.
  let bounds: CGRect
  private let starts: [CGFloat: Int]
  private let ends: [CGFloat: Int]
  private let textRows: TextRows

  /// Finds the grid of a drawing, in which every text has its cells.
  ///
  /// - Complexity: O(*n* log *n* + *c*) in the number of commands and of cells along their edges.
  init(of drawing: Drawing, characterWidth: @escaping (Character) -> Int) {
    let spans = CellSpans(in: drawing, characterWidth: characterWidth)
    starts = spans.starts
    ends = spans.ends
    textRows = spans.textRows
    let size = drawing.drawableSize
    bounds = CGRect(origin: .zero, size: size)
    let cell = TextCanvas.cellSize
    let slots = (
      across: CellScaleBuilder.slots(in: size.height, side: cell.height),
      down: CellScaleBuilder.slots(in: size.width, side: cell.width)
    )
    across = CellScaleBuilder.scale(
      of: spans.across, length: size.width, side: cell.width, slots: slots.across,
      minimum: spans.isEmpty || size.width == 0 ? 0 : 1, isTight: false)
    down = CellScaleBuilder.scale(
      of: spans.down, length: size.height, side: cell.height, slots: slots.down,
      minimum: spans.isEmpty || size.height == 0 ? 0 : 1, isTight: true)
    let columns = min(across.end, TextCanvas.maximumColumns)
    let rows = columns == 0 ? 0 : min(down.end, TextCanvas.maximumCells / columns)
    canvas = CellArea(columns: 0..<columns, rows: 0..<rows)
  }

  /// The area of a rectangle in points, each of its edges moved to the nearest line.
  ///
  /// The rectangle must be `drawable`: its coordinates are limited, so they fit an integer.
  func area(of rectangle: CGRect) -> CellArea {
    let left = across.line(at: rectangle.minX)
    let right = across.line(at: rectangle.maxX)
    let top = down.line(at: rectangle.minY)
    let bottom = down.line(at: rectangle.maxY)
    return CellArea(columns: left..<max(left, right), rows: top..<max(top, bottom))
  }

  /// The area with at least one cell in each direction: where rounding left none, the one that
  /// holds the middle of the rectangle.
  func areaHoldingMiddle(of rectangle: CGRect) -> CellArea {
    var area = area(of: rectangle)
    if area.columns.isEmpty {
      let column = across.cell(at: rectangle.midX)
      area.columns = column..<(column + 1)
    }
    if area.rows.isEmpty {
      let row = down.cell(at: rectangle.midY)
      area.rows = row..<(row + 1)
    }
    return area
  }

  /// The column in which a line of text begins that may have more cells than characters: at the
  /// right edge of its frame if more things share that than the left one.
  func textColumn(of frame: CGRect, cells: Int) -> Int {
    let first = across.line(at: frame.minX)
    let rest = across.line(at: frame.maxX) - first - cells
    guard rest > 0, cells > 0 else { return first }
    let before = starts[CellScale.key(frame.minX), default: 0]
    let after = ends[CellScale.key(frame.maxX), default: 0]
    return after > before ? first + rest : first
  }

  /// The row of a line of text: the one that holds its middle, were its rows of equal height.
  func textRow(of frame: CGRect) -> Int {
    let rows = area(of: frame.insetBy(dx: 0, dy: textRows.inset(of: frame))).rows
    let middle = Int((frame.height / 2 / TextCanvas.cellSize.height).rounded(.down))
    return rows.lowerBound + max(0, min(middle, rows.count - 1))
  }
}
