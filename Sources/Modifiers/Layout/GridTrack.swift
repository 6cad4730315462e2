import Foundation

/// A column or a row of a grid, as a stack sees a child: the columns share the width as the
/// children of an `HStack` do, the rows the height as those of a `VStack`.
final class GridTrack: LayoutElement {
  private let axis: Axis
  private let alignment: AlignmentKey
  private let cells: [GridTable.Cell]

  /// What a cell is proposed across the track's axis.
  private let across: (GridTable.Cell) -> CGFloat?

  let spacing: ViewSpacing
  let priority: Double

  init(
    _ cells: [GridTable.Cell], along axis: Axis, alignment: AlignmentKey,
    across: @escaping (GridTable.Cell) -> CGFloat?
  ) {
    self.axis = axis
    self.alignment = alignment
    self.cells = cells.filter { $0.isSized(along: axis) }
    self.across = across
    spacing = cells.reduce(into: ViewSpacing()) { $0.formUnion($1.subview.spacing) }
    priority = cells.map(\.subview.priority).max() ?? 0
  }

  var identity: ObjectIdentifier { ObjectIdentifier(self) }

  /// The length that the cells take together, with their guides in line.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    var extent = AlignedExtent()
    for cell in cells {
      var offer = proposal
      offer[axis.crossing] = across(cell)
      let size = cell.subview.sizeThatFits(offer)
      let guide = cell.subview.position(of: alignment, in: size, proposal: offer)
      _ = extent.include(size[axis], guide: guide)
    }
    return CGSize(along: axis, max(0, extent.length), across: 0)
  }

  func layoutValue(for key: ObjectIdentifier) -> Any? { nil }

  func explicitAlignment(of key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? { nil }

  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {}
}

/// The columns or the rows of a grid, as a stack sees its children.
struct GridTracks: LayoutElements {
  let tracks: [GridTrack]

  var count: Int { tracks.count }
  var guides: AlignmentGuides { [] }

  func element(at index: Int) -> any LayoutElement { tracks[index] }

  func rehearse(_ placement: () -> Void) -> [RehearsedPlacement] { [] }

  /// What each track takes of a proposed length, and the distance before each, in points.
  ///
  /// - Complexity: O(*n* log *n*) for *n* tracks whose cells have been measured.
  func share(
    _ length: CGFloat?, along axis: Axis, spacing: CGFloat?
  ) -> (lengths: [CGFloat], gaps: [CGFloat]) {
    let subviews = LayoutSubviews(self)
    // Tracks have no extent across the axis, so that their alignment there does not matter.
    let engine = StackEngine(axis: axis, alignment: VerticalAlignment.center.key, spacing: spacing)
    let cache = engine.makeCache(subviews: subviews)
    var proposal = ProposedViewSize.unspecified
    proposal[axis] = length
    let offers = engine.offers(proposal: proposal, subviews: subviews, cache: cache)
    let lengths = zip(tracks, offers).map { track, offer in
      proposal[axis] = offer
      return track.sizeThatFits(proposal)[axis]
    }
    return (lengths, cache.gaps)
  }
}
