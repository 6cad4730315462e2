public import Preferences

extension View {
  /// Lets this view take several columns of a grid's row; one at least.
  ///
  /// The counterpart of SwiftUI's modifier of this name.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumns.self, value: count)
  }

  /// Puts a point of this view at the same point of its cell in a grid, whatever row and column
  /// say.
  ///
  /// The counterpart of SwiftUI's modifier of this name.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchor.self, value: anchor)
  }

  /// Sets the guide that the cells in this view's column of a grid share.
  ///
  /// The counterpart of SwiftUI's modifier of this name. Where several cells of a column set one,
  /// that of the first row counts.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }

  /// Keeps this view from making its column or row of a grid larger than other cells need it.
  ///
  /// The counterpart of SwiftUI's modifier of this name.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxes.self, value: axes)
  }
}
