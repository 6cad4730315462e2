import Foundation

/// How a grid's width is divided among its columns, or its height among its rows.
struct GridDivision {
  private(set) var lengths: [CGFloat]

  /// The distance before each track; 0 before the first.
  private let gaps: [CGFloat]

  /// Divides a length; a cell is proposed `across` in the other direction.
  init(
    of table: GridTable, along axis: Axis, _ length: CGFloat?, spacing: CGFloat?,
    across: @escaping (GridTable.Cell) -> CGFloat?
  ) {
    let tracks = table.cellsByTrack(along: axis).enumerated().map { index, cells in
      GridTrack(
        cells, along: axis, alignment: table.alignment(along: axis, of: index), across: across)
    }
    (lengths, gaps) = GridTracks(tracks: tracks).share(length, along: axis, spacing: spacing)
  }

  /// The length of some tracks with the distances between them.
  func length(of tracks: Range<Int>) -> CGFloat {
    tracks.dropFirst().reduce(lengths[tracks.lowerBound]) { $0 + gaps[$1] + lengths[$1] }
  }

  /// The length of all tracks.
  var total: CGFloat { lengths.isEmpty ? 0 : max(0, length(of: lengths.indices)) }

  /// Where each track begins.
  var starts: [CGFloat] {
    var position: CGFloat = 0
    return zip(gaps, lengths).map { gap, length in
      defer { position += gap + length }
      return position + gap
    }
  }

  /// Makes columns wider for the cells that take several, evenly. Those of fewer columns come
  /// first; each is offered what its columns have and what the grid has left.
  mutating func widen(for cells: [GridTable.Cell], proposedWidth: CGFloat?) {
    let wide = cells.filter { $0.columns.count > 1 && $0.isSized(along: .horizontal) }
    let counts = Set(wide.map(\.columns.count)).sorted()
    for count in counts {
      for cell in wide where cell.columns.count == count {
        let available = length(of: cell.columns)
        let left = proposedWidth.map { $0 - total }
        let offer = left.map { $0 > 0 ? available + $0 : available }
        let taken = cell.subview.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
        guard taken > available else { continue }
        for column in cell.columns { lengths[column] += (taken - available) / CGFloat(count) }
      }
    }
  }
}
