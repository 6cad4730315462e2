/// Says in which row of a grid the child stands.
struct GridRowLayout: UnaryLayout, Equatable {
  let mark: GridRowMark?

  func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(GridCellRow.self) ? mark : nil
  }
}
