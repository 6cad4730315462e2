import Foundation
import Modifiers

extension TextCanvas {
  /// Draws the sides of a rectangle with equal round corners, their radii in cells: the same in all
  /// four quarters.
  ///
  /// - Complexity: O(cells along the sides inside the clip).
  mutating func drawRoundSides(
    of area: CellArea, radii: CGSize, with ink: CellColor, clip: CellClip
  ) {
    let quarter = RoundQuarter(
      columns: area.columns.count, rows: area.rows.count, radii: radii)
    let right = area.columns.upperBound - 1
    for row in area.rows.clamped(to: clip.area.rows) {
      let above = row - area.rows.lowerBound
      let below = area.rows.upperBound - 1 - row
      let part = quarter.part(in: min(above, below))
      func draw(_ arms: LineArms, _ column: Int) {
        if above <= below {
          add(arms, isRounded: true, with: ink, column: column, row: row, clip: clip)
        }
        if above >= below {
          add(arms.flipped, isRounded: true, with: ink, column: column, row: row, clip: clip)
        }
      }
      let left = area.columns.lowerBound
      let first = (left + part.columns.lowerBound)..<(left + part.columns.upperBound + 1)
      for column in first.clamped(to: clip.area.columns) {
        draw(part.arms(in: column - left), column)
      }
      let last = (right - part.columns.upperBound)..<(right - part.columns.lowerBound + 1)
      for column in last.clamped(to: clip.area.columns) {
        draw(part.arms(in: right - column).mirrored, column)
      }
    }
  }
}

/// The cells that the upper left quarter of a round outline passes.
private struct RoundQuarter {
  /// What the outline, on its way up, passes of one row.
  struct Part {
    let columns: ClosedRange<Int>
    let isTop: Bool

    /// The ways in and out of a cell; from the top row the outline goes on into the right half.
    func arms(in column: Int) -> LineArms {
      let start: LineArms = column == columns.lowerBound ? .down : .left
      let isLast = column == columns.upperBound
      return start.union(isLast && !isTop ? .up : .right)
    }
  }

  /// The last cells of the quarter; the middle of an odd number belongs to both halves.
  private let last: (column: Int, row: Int)
  private let radii: CGSize

  init(columns: Int, rows: Int, radii: CGSize) {
    last = ((columns - 1) / 2, (rows - 1) / 2)
    self.radii = radii
  }

  func part(in row: Int) -> Part {
    let start = row < last.row ? column(in: row) : 0
    let end = row > 0 ? column(in: row - 1) : last.column
    return Part(columns: start...max(start, end), isTop: row == 0)
  }

  /// The column in which the outline passes half the height of a row.
  private func column(in row: Int) -> Int {
    let height = (radii.height - CGFloat(row) - 0.5) / radii.height
    guard height > 0 else { return 0 }
    return min(Int(radii.width * (1 - (1 - height * height).squareRoot())), last.column)
  }
}

extension LineArms {
  /// The arms with left and right exchanged.
  fileprivate var mirrored: LineArms {
    exchanging(.left, .right)
  }

  /// The arms with up and down exchanged.
  fileprivate var flipped: LineArms {
    exchanging(.up, .down)
  }

  private func exchanging(_ one: LineArms, _ other: LineArms) -> LineArms {
    var arms = subtracting([one, other])
    if contains(one) { arms.insert(other) }
    if contains(other) { arms.insert(one) }
    return arms
  }
}
