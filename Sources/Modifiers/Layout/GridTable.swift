import Foundation

/// The cells of a grid, each with its row and its columns.
struct GridTable {
  /// A view in the grid.
  struct Cell {
    let subview: LayoutSubview
    let row: Int
    let columns: Range<Int>

    /// Whether the cell makes its column or row as large as it wants to be.
    func isSized(along axis: Axis) -> Bool {
      !subview[GridCellUnsizedAxes.self].contains(Axis.Set(axis))
    }

    /// The tracks of an axis that the cell stands in.
    func tracks(along axis: Axis) -> Range<Int> {
      axis == .horizontal ? columns : row..<row + 1
    }
  }

  /// How many columns a grid may have; cells that would take more take fewer.
  static let columnLimit = 1000

  /// The cells, in the order of the views.
  private(set) var cells: [Cell] = []

  private let alignment: Alignment

  /// The guides that columns and rows ask for.
  private var columnAlignments: [HorizontalAlignment?] = []
  private var rowAlignments: [VerticalAlignment?] = []

  /// Sorts views into rows and columns. A view outside of all rows is a row that takes all columns.
  ///
  /// - Complexity: O(*n*) for *n* views.
  init(_ subviews: LayoutSubviews, alignment: Alignment) {
    self.alignment = alignment
    var lastPlace: ObjectIdentifier?
    var next = 0
    var columnCount = 0
    for subview in subviews {
      let mark = subview[GridCellRow.self]
      if mark == nil || mark?.place != lastPlace {
        rowAlignments.append(mark?.alignment)
        next = 0
      }
      lastPlace = mark?.place
      let start = min(next, Self.columnLimit - 1)
      let wanted = max(1, subview[GridCellColumns.self])
      let columns = start..<start + min(wanted, Self.columnLimit - start)
      next = columns.upperBound
      if mark != nil { columnCount = max(columnCount, columns.upperBound) }
      cells.append(Cell(subview: subview, row: rowAlignments.count - 1, columns: columns))
    }
    columnCount = max(1, columnCount)
    columnAlignments = Array(repeating: nil, count: columnCount)
    for index in cells.indices {
      let cell = cells[index]
      if cell.subview[GridCellRow.self] == nil {
        cells[index] = Cell(subview: cell.subview, row: cell.row, columns: 0..<columnCount)
      } else if let alignment = cell.subview[GridColumnAlignment.self],
        columnAlignments[cell.columns.lowerBound] == nil
      {
        columnAlignments[cell.columns.lowerBound] = alignment
      }
    }
  }

  /// The guide that the cells of a column or a row share.
  func alignment(along axis: Axis, of track: Int) -> AlignmentKey {
    axis == .horizontal
      ? (columnAlignments[track] ?? alignment.horizontal).key
      : (rowAlignments[track] ?? alignment.vertical).key
  }

  /// The cells that stand in each track of an axis and in no other.
  func cellsByTrack(along axis: Axis) -> [[Cell]] {
    let count = axis == .horizontal ? columnAlignments.count : rowAlignments.count
    var result = [[Cell]](repeating: [], count: count)
    for cell in cells {
      let tracks = cell.tracks(along: axis)
      if tracks.count == 1 { result[tracks.lowerBound].append(cell) }
    }
    return result
  }
}
