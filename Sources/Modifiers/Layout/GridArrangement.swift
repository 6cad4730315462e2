import Foundation

/// Where a grid sets its cells for one proposal.
struct GridArrangement {
  /// A cell's place: its proposal, its origin in the grid.
  struct Slot {
    var proposal: ProposedViewSize
    var origin: CGPoint
  }

  /// The lengths of an axis' tracks, and the distance before each.
  private struct Division {
    var lengths: [CGFloat]
    var gaps: [CGFloat]

    /// The length of some tracks with the distances between them.
    func length(of tracks: Range<Int>) -> CGFloat {
      tracks.dropFirst().reduce(lengths[tracks.lowerBound]) { $0 + gaps[$1] + lengths[$1] }
    }

    /// The length of all tracks.
    var total: CGFloat { lengths.isEmpty ? 0 : max(0, length(of: lengths.indices)) }

    /// Where a track begins.
    func start(of track: Int) -> CGFloat {
      (0..<track).reduce(gaps[track]) { $0 + gaps[$1] + lengths[$1] }
    }
  }

  private(set) var slots: [Slot] = []
  private(set) var size = CGSize.zero

  private let table: GridTable
  private let alignment: Alignment

  /// Divides the width among the columns, then the height among the rows.
  init(_ table: GridTable, layout: GridLayout, proposal: ProposedViewSize) {
    self.table = table
    alignment = layout.alignment
    guard !table.cells.isEmpty else { return }
    var columns = divide(
      along: .horizontal, proposal.width, spacing: layout.horizontalSpacing, across: { _ in nil })
    widen(&columns, proposedWidth: proposal.width)
    let rows = divide(
      along: .vertical, proposal.height, spacing: layout.verticalSpacing,
      across: { columns.length(of: $0.columns) })
    size = CGSize(width: columns.total, height: rows.total)
    let starts = (
      columns.lengths.indices.map(columns.start(of:)), rows.lengths.indices.map(rows.start(of:))
    )
    for cell in table.cells {
      slots.append(
        Slot(
          proposal: ProposedViewSize(
            width: columns.length(of: cell.columns), height: rows.lengths[cell.row]),
          origin: CGPoint(x: starts.0[cell.columns.lowerBound], y: starts.1[cell.row])))
    }
    align(along: .horizontal)
    align(along: .vertical)
  }

  private func divide(
    along axis: Axis, _ length: CGFloat?, spacing: CGFloat?,
    across: @escaping (GridTable.Cell) -> CGFloat?
  ) -> Division {
    let tracks = table.cellsByTrack(along: axis).enumerated().map { index, cells in
      GridTrack(cells, along: axis, alignment: key(along: axis, track: index), across: across)
    }
    let shared = GridTracks(tracks: tracks).share(length, along: axis, spacing: spacing)
    return Division(lengths: shared.lengths, gaps: shared.gaps)
  }

  /// Makes columns wider for the cells that take several, evenly. Those of fewer columns come first;
  /// each is offered what its columns have and what the grid has left.
  private func widen(_ columns: inout Division, proposedWidth: CGFloat?) {
    let wide = table.cells.filter { $0.columns.count > 1 && $0.isSized(along: .horizontal) }
    let counts = Set(wide.map(\.columns.count)).sorted()
    for count in counts {
      for cell in wide where cell.columns.count == count {
        let available = columns.length(of: cell.columns)
        let left = proposedWidth.map { $0 - columns.total }
        let offer = left.map { $0 > 0 ? available + $0 : available }
        let taken = cell.subview.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
        guard taken > available else { continue }
        for column in cell.columns {
          columns.lengths[column] += (taken - available) / CGFloat(count)
        }
      }
    }
  }

  private func key(along axis: Axis, track: Int) -> AlignmentKey {
    axis == .horizontal
      ? (table.columnAlignments[track] ?? alignment.horizontal).key
      : (table.rowAlignments[track] ?? alignment.vertical).key
  }

  /// Moves each cell to its place in its columns or its row: the guides of the cells of one track
  /// lie in line, and what no cell of the track needs is left where the guide's default says.
  private mutating func align(along axis: Axis) {
    var extents: [Int: AlignedExtent] = [:]
    var guides: [CGFloat] = []
    var lengths: [CGFloat] = []
    for (cell, slot) in zip(table.cells, slots) {
      let tracks = cell.tracks(along: axis)
      let size = cell.subview.sizeThatFits(slot.proposal)
      let key = key(along: axis, track: tracks.lowerBound)
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
      let key = key(along: axis, track: tracks.lowerBound)
      let line = (extent?.before ?? 0) + key.id.defaultValue(in: ViewDimensions(slack))
      slots[index].origin[axis] += line - guides[index]
    }
  }
}
