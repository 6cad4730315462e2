import Modifiers

/// Where the coordinates of one axis lie among the lines between cells.
///
/// The scale never turns the order of two coordinates round, and one coordinate has one line: what
/// is aligned or touches in points is aligned or touches in cells.
struct CellScale: Equatable {
  /// The length of a cell in points.
  let side: CGFloat
  private let coordinates: [CGFloat]
  private let lines: [Int]

  /// Creates a scale in which given coordinates, in ascending order and at least one, lie on given
  /// lines, and those between them in proportion.
  init(side: CGFloat, coordinates: [CGFloat], lines: [Int]) {
    self.side = side
    self.coordinates = coordinates
    self.lines = lines
  }

  /// The last line.
  var end: Int { lines.last ?? 0 }

  /// The line nearest to a coordinate.
  func line(at coordinate: CGFloat) -> Int {
    CellScale.rounded(position(of: coordinate))
  }

  /// The cell that holds a coordinate; inside the drawing it is a cell of the canvas.
  func cell(at coordinate: CGFloat) -> Int {
    let cell = Int(position(of: coordinate).rounded(.down))
    guard let first = coordinates.first, let last = coordinates.last, end > 0,
      coordinate >= first, coordinate < last
    else { return cell }
    return min(cell, end - 1)
  }

  /// The coordinate in a form in which sums that differ by a rounding error are equal.
  static func key(_ coordinate: CGFloat) -> CGFloat {
    (coordinate * 1_024).rounded() / 1_024
  }

  /// Half a cell rounds up on both sides of the origin: a picture that is moved by whole cells
  /// stays the same.
  static func rounded(_ cells: CGFloat) -> Int {
    Int((cells + 0.5).rounded(.down))
  }

  /// The distance from the first line, in cells.
  private func position(of coordinate: CGFloat) -> CGFloat {
    let coordinate = CellScale.key(coordinate)
    var low = 0
    var high = coordinates.count
    while low < high {
      let middle = (low + high) / 2
      if coordinates[middle] < coordinate { low = middle + 1 } else { high = middle }
    }
    guard low < coordinates.count else {
      return CGFloat(end) + (coordinate - (coordinates.last ?? 0)) / side
    }
    let line = CGFloat(lines[low])
    let distance = coordinates[low] - coordinate
    guard distance > 0 else { return line }
    guard low > 0 else { return line - distance / side }
    let gap = coordinates[low] - coordinates[low - 1]
    return line - (line - CGFloat(lines[low - 1])) * distance / gap
  }
}
