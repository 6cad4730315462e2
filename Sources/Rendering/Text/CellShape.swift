import Modifiers

/// The cells whose middle lies inside an outline.
struct CellShape: Equatable {
  let area: CellArea
  private let outline: Outline
  /// The chords of an outline that is a path, which are worked out once for all cells.
  private let chords: FlatPath?

  /// Creates the shape of an outline that is stretched to a whole number of cells.
  init(_ outline: Outline, area: CellArea) {
    self.area = area
    self.outline = outline.replacingBounds(area.rectangle)
    if case .path(let elements, _) = self.outline {
      chords = FlatPath(elements)
    } else {
      chords = nil
    }
  }

  /// Whether some cell of the area may lie outside.
  var isRound: Bool { chords != nil || outline.cornerRadii != .zero }

  func contains(column: Int, row: Int) -> Bool {
    guard area.columns.contains(column), area.rows.contains(row) else { return false }
    guard isRound else { return true }
    let cell = CellArea(columns: column..<(column + 1), rows: row..<(row + 1)).rectangle
    let middle = CGPoint(
      x: cell.origin.x + cell.size.width / 2, y: cell.origin.y + cell.size.height / 2)
    if let chords, case .path(_, let eoFill) = outline {
      return chords.contains(middle, eoFill: eoFill)
    }
    return outline.contains(middle)
  }
}
