import Modifiers

extension TextCanvas {
  /// Draws the lines of a path through the cells that they pass, each joined with the next.
  ///
  /// The bounds are stretched to whole cells, so that what lies on its edge is inside. Where there
  /// are curves, they are stretched from the middle of the first cell to that of the last one, as
  /// their line is seen there.
  ///
  /// - Complexity: O(chords and cells that they pass inside the clip).
  mutating func drawPath(
    _ elements: [Path.Element], bounds: CGRect, in edges: CGRect, area: CellArea,
    with ink: CellColor, clip: CellClip
  ) {
    // The steps of a curve have round corners, those of straight lines square ones.
    let isRounded = elements.contains {
      switch $0 {
      case .curve, .quadCurve: true
      default: false
      }
    }
    let bounds = isRounded ? bounds : edges
    let grid = PathGrid(bounds: bounds, area: area, isRounded: isRounded)
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
      if let last, !isJoined, clip.contains(column: last.column, row: last.row),
        self[last.column, last.row].arms.isEmpty
      {
        let arms: LineArms = bounds.width >= bounds.height ? .horizontal : .vertical
        add(arms, with: ink, column: last.column, row: last.row, clip: clip)
      }
    }
  }

  /// Draws a line between two cells that are beside each other.
  private mutating func join(
    _ first: PathGrid.Place, _ last: PathGrid.Place, isRounded: Bool, with ink: CellColor,
    clip: CellClip
  ) {
    func add(_ arms: LineArms, _ column: Int, _ row: Int) {
      self.add(arms, isRounded: isRounded, with: ink, column: column, row: row, clip: clip)
    }
    // Places further apart lie on both sides of a part that is not on the canvas.
    guard abs(first.column - last.column) + abs(first.row - last.row) == 1 else { return }
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
  /// Whether the bounds lie in the middle of the outermost cells, not at their edges.
  let isRounded: Bool

  /// Returns the place of a point, measured in cells.
  func position(_ point: CGPoint) -> CGPoint {
    func scaled(_ distance: CGFloat, _ length: CGFloat, _ cells: Range<Int>) -> CGFloat {
      let fraction = length > 0 ? distance / length : 0.5
      let margin: CGFloat = isRounded ? 0.5 : 0
      let position =
        CGFloat(cells.lowerBound) + margin + fraction * (CGFloat(cells.count) - 2 * margin)
      // The far edge belongs to the last cell.
      return min(position, CGFloat(cells.upperBound) - 2 * PathGrid.hair)
    }
    return CGPoint(
      x: scaled(point.x - bounds.minX, bounds.width, area.columns),
      y: scaled(point.y - bounds.minY, bounds.height, area.rows))
  }

  /// Returns the cells in and next to a visible area that a line passes, each beside the next.
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
    let first = start.interpolated(to: end, range.lowerBound)
    let last = start.interpolated(to: end, range.upperBound)
    var place = self.place(of: first)
    let goal = self.place(of: last)
    var places = [place]
    while place != goal {
      let isAcross: Bool
      if place.row == goal.row || place.column == goal.column {
        isAcross = place.row == goal.row
      } else {
        isAcross = leavesSideways(place, toward: goal, from: first, to: last)
      }
      if isAcross {
        place.column += place.column < goal.column ? 1 : -1
      } else {
        place.row += place.row < goal.row ? 1 : -1
      }
      places.append(place)
    }
    return places
  }

  /// What is less than this far from the line between two cells is on it, and so in the later one.
  private static let hair: CGFloat = 1e-6

  private func place(of point: CGPoint) -> Place {
    Place(
      column: Int((point.x + PathGrid.hair).rounded(.down)),
      row: Int((point.y + PathGrid.hair).rounded(.down)))
  }

  /// Whether a line comes to the next column before it comes to the next row. Through a corner it
  /// goes by the cell nearer to the middle, so that what is symmetric looks so.
  private func leavesSideways(
    _ place: Place, toward goal: Place, from start: CGPoint, to end: CGPoint
  ) -> Bool {
    let isRight = goal.column > place.column
    let isDown = goal.row > place.row
    let x = CGFloat(isRight ? place.column + 1 : place.column) - PathGrid.hair
    let y = CGFloat(isDown ? place.row + 1 : place.row) - PathGrid.hair
    let distance = end - start
    // How far the line is down when it comes to the next column, from the next row.
    let rest = start.y + (x - start.x) * distance.y / distance.x - y
    guard abs(rest) > 10 * PathGrid.hair else {
      let middle = CGFloat(area.rows.lowerBound + area.rows.upperBound) / 2
      return isDown == (y + PathGrid.hair > middle)
    }
    return isDown == (rest < 0)
  }
}
