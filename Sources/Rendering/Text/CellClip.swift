import Modifiers

/// The cells in which a group may draw.
struct CellClip {
  /// The cells inside the rectangles of all clips so far.
  private(set) var area: CellArea
  /// The same in points, before it was moved to whole cells.
  private(set) var visible: CGRect
  /// The clips of which the area is not the whole truth.
  private var shapes: [CellShape] = []

  init(area: CellArea, visible: CGRect) {
    self.area = area
    self.visible = visible
  }

  /// The clip inside an outline as well; an outline that cannot be drawn leaves no cell.
  func narrowed(to outline: Outline, on grid: CellGrid) -> CellClip {
    var clip = self
    guard let rectangle = outline.bounds.drawable else {
      clip.area.columns = area.columns.lowerBound..<area.columns.lowerBound
      return clip
    }
    clip.visible = visible.intersection(rectangle)
    let shape = CellShape(outline, area: grid.area(of: rectangle))
    clip.area = area.intersection(shape.area)
    if shape.isRound, shapes.last != shape { clip.shapes.append(shape) }
    return clip
  }

  func contains(column: Int, row: Int) -> Bool {
    area.columns.contains(column) && area.rows.contains(row)
      && shapes.allSatisfy { $0.contains(column: column, row: row) }
  }
}
