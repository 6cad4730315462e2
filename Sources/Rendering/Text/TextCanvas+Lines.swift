import Modifiers

extension TextCanvas {
  /// Draws the sides of an outline in the outermost cells inside the line's outer edge.
  mutating func stroke(
    _ outline: Outline, with ink: CellColor, lineWidth: CGFloat, clip: CellClip
  ) {
    guard ink.alpha > 0, let edges = TextCanvas.edges(outline, lineWidth, in: clip.visible)
    else { return }
    let area = grid.area(of: edges)
    if case .path(let elements, _) = outline {
      let cells = grid.areaHoldingMiddle(of: edges)
      drawPath(
        elements, bounds: outline.bounds.drawable ?? edges, in: edges, area: cells, with: ink,
        clip: clip)
    } else if area.isEmpty || TextCanvas.lineAxis(of: edges) != nil {
      drawThinLine(along: edges, with: ink, clip: clip)
    } else if area.columns.count == 1 {
      drawVerticalLine(column: area.columns.lowerBound, rows: area.rows, with: ink, clip: clip)
    } else if area.rows.count == 1 {
      for column in [area.columns.lowerBound, area.columns.upperBound - 1] {
        add(.vertical, with: ink, column: column, row: area.rows.lowerBound, clip: clip)
      }
    } else if outline.cornerRadii != .zero {
      let bounds = outline.bounds.drawable ?? edges
      drawPath(outline.elements, bounds: bounds, in: edges, area: area, with: ink, clip: clip)
    } else {
      drawSides(of: area, with: ink, clip: clip)
    }
  }

  /// The outer edges of a line along an outline, nil if there is nothing to draw.
  ///
  /// Half of the line hangs over what it runs along. Where that is the edge of all that can be
  /// seen, the line is kept inside, as it would otherwise be in cells that are not there.
  static func edges(_ outline: Outline, _ lineWidth: CGFloat, in visible: CGRect) -> CGRect? {
    guard lineWidth > 0, let bounds = outline.bounds.drawable,
      let edges = bounds.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2).drawable
    else { return nil }
    func kept(
      _ edges: ClosedRange<CGFloat>, _ bounds: ClosedRange<CGFloat>,
      _ visible: ClosedRange<CGFloat>
    ) -> ClosedRange<CGFloat> {
      let first = visible.contains(bounds.lowerBound) ? visible.lowerBound : edges.lowerBound
      let last = visible.contains(bounds.upperBound) ? visible.upperBound : edges.upperBound
      return max(edges.lowerBound, first)...min(edges.upperBound, last)
    }
    guard !visible.isNull else { return edges }
    let across = kept(
      edges.minX...edges.maxX, bounds.minX...bounds.maxX, visible.minX...visible.maxX)
    let down = kept(
      edges.minY...edges.maxY, bounds.minY...bounds.maxY, visible.minY...visible.maxY)
    return CGRect(
      x: across.lowerBound, y: down.lowerBound, width: across.upperBound - across.lowerBound,
      height: down.upperBound - down.lowerBound)
  }

  /// Draws a rectangle that is thinner than half a cell as a line along its longer side.
  mutating func drawThinLine(along rectangle: CGRect, with ink: CellColor, clip: CellClip) {
    let area = grid.areaHoldingMiddle(of: rectangle)
    if rectangle.size.width >= rectangle.size.height {
      drawHorizontalLine(
        columns: area.columns, row: area.rows.lowerBound, with: ink, clip: clip)
    } else {
      drawVerticalLine(
        column: area.columns.lowerBound, rows: area.rows, with: ink, clip: clip)
    }
  }

  private mutating func drawSides(of area: CellArea, with ink: CellColor, clip: CellClip) {
    let left = area.columns.lowerBound
    let right = area.columns.upperBound - 1
    let top = area.rows.lowerBound
    let bottom = area.rows.upperBound - 1
    let corners: [(LineArms, Int, Int)] = [
      ([.right, .down], left, top), ([.left, .down], right, top),
      ([.right, .up], left, bottom), ([.left, .up], right, bottom),
    ]
    for (arms, column, row) in corners {
      add(arms, with: ink, column: column, row: row, clip: clip)
    }
    for column in ((left + 1)..<right).clamped(to: clip.area.columns) {
      add(.horizontal, with: ink, column: column, row: top, clip: clip)
      add(.horizontal, with: ink, column: column, row: bottom, clip: clip)
    }
    for row in ((top + 1)..<bottom).clamped(to: clip.area.rows) {
      add(.vertical, with: ink, column: left, row: row, clip: clip)
      add(.vertical, with: ink, column: right, row: row, clip: clip)
    }
  }

  /// Draws a line whose ends have no arm outward, so that it joins a box that it touches.
  private mutating func drawHorizontalLine(
    columns: Range<Int>, row: Int, with ink: CellColor, clip: CellClip
  ) {
    for column in columns.clamped(to: clip.area.columns) {
      var arms: LineArms = .horizontal
      if columns.count > 1, column == columns.lowerBound { arms = .right }
      if columns.count > 1, column == columns.upperBound - 1 { arms = .left }
      add(arms, with: ink, column: column, row: row, clip: clip)
    }
  }

  private mutating func drawVerticalLine(
    column: Int, rows: Range<Int>, with ink: CellColor, clip: CellClip
  ) {
    for row in rows.clamped(to: clip.area.rows) {
      var arms: LineArms = .vertical
      if rows.count > 1, row == rows.lowerBound { arms = .down }
      if rows.count > 1, row == rows.upperBound - 1 { arms = .up }
      add(arms, with: ink, column: column, row: row, clip: clip)
    }
  }

  mutating func add(
    _ arms: LineArms,
    isRounded: Bool = false,
    with ink: CellColor,
    column: Int,
    row: Int,
    clip: CellClip
  ) {
    guard clip.contains(column: column, row: row) else { return }
    let hasLines = !self[column, row].arms.isEmpty
    self[column, row].isRounded = isRounded && (!hasLines || self[column, row].isRounded)
    self[column, row].arms.formUnion(arms)
    if !self[column, row].hasText { self[column, row].ink = ink }
  }
}
