import Modifiers

extension TextCanvas {
  /// Draws the lines of a path through the cells that they pass, each joined with the next.
  ///
  /// The path's bounds are stretched to whole cells, so that what lies on its edge is inside.
  ///
  /// - Complexity: O(chords and cells that they pass inside the clip).
  mutating func drawPath(
    _ elements: [Path.Element], in bounds: CGRect, area: CellArea, with ink: CellColor,
    clip: CellClip
  ) {
    // The steps of a curve have round corners, those of straight lines square ones.
    let isRounded = elements.contains {
      switch $0 {
      case .curve, .quadCurve: true
      default: false
      }
    }
    let grid = PathGrid(bounds: bounds, area: area)
    for line in FlatPath(elements.map { $0.map(\.withinLimit) }).lines {
      let points = (line.isClosed ? line.points + line.points.prefix(1) : line.points)
        .map(grid.position)
      guard points.count > 1 else { continue }
      var last: PathGrid.Place?
      var isJoined = false
      for (start, end) in zip(points, points.dropFirst()) {
        for place in grid.places(from: start, to: end, near: clip.area) {
          if let before = last, before != place {
            join(before, place, isRounded: isRounded, with: ink, clip: clip)
            isJoined = true
          }
          last = place
        }
      }
      if let last, !isJoined {
        let arms: LineArms = bounds.width >= bounds.height ? .horizontal : .vertical
        add(arms, with: ink, column: last.column, row: last.row, clip: clip)
      }
    }
  }

  /// Draws a line between two cells that touch: across to the other column, then to the other row.
  private mutating func join(
    _ first: PathGrid.Place, _ last: PathGrid.Place, isRounded: Bool, with ink: CellColor,
    clip: CellClip
  ) {
    func add(_ arms: LineArms, _ column: Int, _ row: Int) {
      self.add(arms, isRounded: isRounded, with: ink, column: column, row: row, clip: clip)
    }
    // Places further apart lie on both sides of a part that is not on the canvas.
    guard abs(first.column - last.column) <= 1, abs(first.row - last.row) <= 1 else { return }
    if first.column != last.column {
      let isRight = last.column > first.column
      let (leaving, arriving): (LineArms, LineArms) = isRight ? (.right, .left) : (.left, .right)
      add(leaving, first.column, first.row)
      add(arriving, last.column, first.row)
    }
    if first.row != last.row {
      let isDown = last.row > first.row
      let (leaving, arriving): (LineArms, LineArms) = isDown ? (.down, .up) : (.up, .down)
      add(leaving, last.column, first.row)
      add(arriving, last.column, last.row)
    }
  }
}

/// Where the points of a path lie among cells.
private struct PathGrid {
  /// A cell.
  struct Place: Equatable {
    var column: Int
    var row: Int
  }

  let bounds: CGRect
  let area: CellArea

  /// Returns the place of a point, measured in cells.
  func position(_ point: CGPoint) -> CGPoint {
    func scaled(_ distance: CGFloat, _ length: CGFloat, _ cells: Range<Int>) -> CGFloat {
      let fraction = length > 0 ? distance / length : 0.5
      // The far edge belongs to the last cell.
      let last = CGFloat(cells.upperBound).nextDown
      return min(CGFloat(cells.lowerBound) + fraction * CGFloat(cells.count), last)
    }
    return CGPoint(
      x: scaled(point.x - bounds.minX, bounds.width, area.columns),
      y: scaled(point.y - bounds.minY, bounds.height, area.rows))
  }

  /// Returns the cells in and next to a visible area that a line passes, in order.
  func places(from start: CGPoint, to end: CGPoint, near visible: CellArea) -> [Place] {
    var range: ClosedRange<CGFloat> = 0...1
    let across = (start.x, end.x - start.x, visible.columns)
    let along = (start.y, end.y - start.y, visible.rows)
    for (origin, distance, cells) in [across, along] {
      let low = CGFloat(cells.lowerBound - 1)
      let high = CGFloat(cells.upperBound + 1)
      if distance == 0 {
        guard origin >= low, origin <= high else { return [] }
        continue
      }
      let limits = [(low - origin) / distance, (high - origin) / distance].sorted()
      guard limits[0] <= range.upperBound, limits[1] >= range.lowerBound else { return [] }
      range = max(range.lowerBound, limits[0])...min(range.upperBound, limits[1])
    }
    let length = range.upperBound - range.lowerBound
    let cells = max(abs(end.x - start.x), abs(end.y - start.y)) * length
    let steps = Int((cells * 8).rounded(.up)) + 1
    var places: [Place] = []
    for step in 0...steps {
      let fraction = range.lowerBound + length * CGFloat(step) / CGFloat(steps)
      let point = start.interpolated(to: end, fraction)
      let place = Place(column: Int(point.x.rounded(.down)), row: Int(point.y.rounded(.down)))
      if places.last != place { places.append(place) }
    }
    return places
  }
}
