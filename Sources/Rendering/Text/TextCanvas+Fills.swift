import Modifiers

extension TextCanvas {
  /// Fills the cells whose middle lies inside an outline, at least one.
  mutating func fill(_ outline: Outline, with color: CellColor, clip: CellClip) {
    guard color.alpha > 0, let bounds = outline.bounds.drawable,
      bounds.size.width > 0, bounds.size.height > 0
    else { return }
    if TextCanvas.lineAxis(of: bounds) != nil {
      drawThinLine(along: bounds, with: color, clip: clip)
      return
    }
    let area = grid.areaHoldingMiddle(of: bounds)
    let shape = CellShape(outline, area: area)
    if TextCanvas.isThin(bounds)
      || (shape.isRound && area.columns.count == 1 && area.rows.count == 1)
    {
      drawDot(shape, with: color, clip: clip)
      return
    }
    let visible = area.intersection(clip.area)
    for row in visible.rows {
      for column in visible.columns
      where shape.contains(column: column, row: row) && clip.contains(column: column, row: row) {
        cover(with: color, column: column, row: row)
      }
    }
  }

  /// The direction of a rectangle that is drawn as a line, as it is thinner than half a cell.
  static func lineAxis(of bounds: CGRect) -> Axis? {
    let sides = [bounds.width, bounds.height].sorted()
    guard isThin(bounds), sides[1] >= cellSize.width, sides[1] >= 2 * sides[0] else { return nil }
    return bounds.width >= bounds.height ? .horizontal : .vertical
  }

  private static func isThin(_ bounds: CGRect) -> Bool {
    bounds.height < cellSize.height / 2 || bounds.width < cellSize.width / 2
  }

  private mutating func drawDot(_ shape: CellShape, with ink: CellColor, clip: CellClip) {
    let column = shape.area.columns.lowerBound
    let row = shape.area.rows.lowerBound
    guard clip.contains(column: column, row: row) else { return }
    let dot = Cell(glyph: shape.isRound ? "●" : "■", ink: ink)
    put(dot, width: 1, column: column, row: row)
  }

  private mutating func cover(with color: CellColor, column: Int, row: Int) {
    let background = self[column, row].background ?? .paper
    self[column, row].background = color.over(background)
    // What is covered by half or more could not be read through the color any longer.
    if color.alpha >= 128 {
      clearGlyph(column: column, row: row)
      self[column, row].arms = []
    }
  }
}
