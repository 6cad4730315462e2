import Foundation

/// Where a grid sets its cells for one proposal.
struct GridArrangement {
  /// A cell's place: its proposal, its origin in the grid.
  struct Slot {
    var proposal: ProposedViewSize
    var origin: CGPoint
  }

  private(set) var slots: [Slot] = []
  private(set) var size = CGSize.zero

  /// Divides the width among the columns, then the height among the rows.
  init(_ subviews: LayoutSubviews, layout: GridLayout, proposal: ProposedViewSize) {
    // Not kept: an arrangement stays with the grid, and is not to keep the cells that go.
    let table = GridTable(subviews, alignment: layout.alignment)
    guard !table.cells.isEmpty else { return }
    var columns = GridDivision(
      of: table, along: .horizontal, proposal.width, spacing: layout.horizontalSpacing,
      across: { _ in nil })
    columns.widen(for: table.cells, proposedWidth: proposal.width)
    let widened = columns
    let rows = GridDivision(
      of: table, along: .vertical, proposal.height, spacing: layout.verticalSpacing,
      across: { widened.length(of: $0.columns) })
    size = CGSize(width: columns.total, height: rows.total)
    let (columnStarts, rowStarts) = (columns.starts, rows.starts)
    for cell in table.cells {
      slots.append(
        Slot(
          proposal: ProposedViewSize(
            width: columns.length(of: cell.columns), height: rows.lengths[cell.row]),
          origin: CGPoint(
            x: columnStarts[cell.columns.lowerBound], y: rowStarts[cell.row])))
    }
    align(table, along: .horizontal)
    align(table, along: .vertical)
  }

  /// Moves each cell to its place in its columns or its row: the guides of the cells of one track
  /// lie in line, and what no cell of the track needs is left where the guide's default says.
  private mutating func align(_ table: GridTable, along axis: Axis) {
    var extents: [Int: AlignedExtent] = [:]
    var guides: [CGFloat] = []
    var lengths: [CGFloat] = []
    for (cell, slot) in zip(table.cells, slots) {
      let tracks = cell.tracks(along: axis)
      let size = cell.subview.sizeThatFits(slot.proposal)
      let key = table.alignment(along: axis, of: tracks.lowerBound)
      let guide = cell.subview.position(of: key, in: size, proposal: slot.proposal)
      guides.append(guide.isFinite ? guide : 0)
      lengths.append(size[axis])
      guard tracks.count == 1, cell.isSized(along: axis) else { continue }
      _ = extents[tracks.lowerBound, default: AlignedExtent()].include(size[axis], guide: guide)
    }
    for (index, cell) in table.cells.enumerated() {
      let tracks = cell.tracks(along: axis)
      let room = slots[index].proposal[axis] ?? 0
      if let anchor = cell.subview[GridCellAnchor.self] {
        let share = axis == .horizontal ? anchor.x : anchor.y
        slots[index].origin[axis] += (room - lengths[index]) * share
        continue
      }
      let extent = tracks.count == 1 ? extents[tracks.lowerBound] : nil
      var slack = CGSize.zero
      slack[axis] = room - (extent?.length ?? 0)
      let key = table.alignment(along: axis, of: tracks.lowerBound)
      let line = (extent?.before ?? 0) + key.id.defaultValue(in: ViewDimensions(slack))
      slots[index].origin[axis] += line - guides[index]
    }
  }
}
