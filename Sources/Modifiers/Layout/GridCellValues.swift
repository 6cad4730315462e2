/// The row of a cell: what tells it from other rows, and how its cells are aligned.
struct GridRowMark: Equatable {
  let place: ObjectIdentifier
  let alignment: VerticalAlignment?
}

/// The row that a view stands in; nil for a view that is a row by itself.
enum GridCellRow: LayoutValueKey {
  static var defaultValue: GridRowMark? { nil }
}

/// How many columns a cell takes.
enum GridCellColumns: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

/// Where a cell stands in its own rectangle, if it says so itself.
enum GridCellAnchor: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

/// The axes along which a cell does not make its column or row larger.
enum GridCellUnsizedAxes: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

/// The guide that the cells of the column share, if a cell says so.
enum GridColumnAlignment: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}
