import Foundation

/// Sets the lines that are mounted where they would stand if all were.
struct LazyLayout: Layout {
  /// The axis along which lines follow each other.
  let axis: Axis
  let tracks: LazyTracks

  /// Where a view stands that is shorter than its line is long, or its track wide.
  let alignment: Alignment

  /// The distance in points between two lines.
  let spacing: CGFloat
  let lines: LazyLines

  /// The views of one line, and how long the line is.
  private struct Line {
    var views: Range<Int>
    var length: CGFloat = 0
  }

  /// What the view in a track is offered.
  private func offer(_ track: LazyTracks.Track, _ room: CGFloat?) -> ProposedViewSize {
    var offer = ProposedViewSize.unspecified
    offer[axis.crossing] = track.length ?? room
    return offer
  }

  private func mountedLines(
    _ subviews: Subviews, _ tracks: [LazyTracks.Track], room: CGFloat?
  ) -> [Line] {
    stride(from: 0, to: subviews.count, by: tracks.count).map { start in
      var line = Line(views: start..<min(start + tracks.count, subviews.count))
      for index in line.views {
        let track = tracks[index - start]
        let size = subviews[index].sizeThatFits(offer(track, room))
        line.length = max(line.length, size[axis])
      }
      return line
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let room = proposal[axis.crossing]
    let tracks = tracks.tracks(in: room)
    let mounted = mountedLines(subviews, tracks, room: room)
    let estimate = lines.estimate ?? mounted.first?.length ?? 0
    var length = lines.before.length(estimate: estimate) + lines.after.length(estimate: estimate)
    for line in mounted { length += line.length + spacing }
    // Each line came with a distance, and one is too many.
    if !mounted.isEmpty || lines.before != .init() || lines.after != .init() { length -= spacing }
    var across = room ?? 0
    if let last = tracks.last, let length = last.length {
      across = last.start + length
    } else if room == nil {
      for subview in subviews {
        across = max(across, subview.sizeThatFits(.unspecified)[axis.crossing])
      }
    }
    return CGSize(along: axis, length, across: across)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let room = proposal[axis.crossing]
    let tracks = tracks.tracks(in: room)
    let mounted = mountedLines(subviews, tracks, room: room)
    let measured = place(mounted, of: subviews, in: tracks, bounds: bounds, room: room)
    lines.note(measured, firstLine: mounted.first?.length, tracks: tracks, room: room)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    explicitAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    explicitAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews)
  }

  /// Where a guide stands if the views are placed for a proposal, of which nothing is noted.
  private func explicitAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews
  ) -> CGFloat? {
    let room = proposal[axis.crossing]
    let tracks = tracks.tracks(in: room)
    return subviews.mergedAlignment(of: key) {
      let mounted = mountedLines(subviews, tracks, room: room)
      _ = place(mounted, of: subviews, in: tracks, bounds: bounds, room: room)
    }
  }

  /// Places views line by line, and returns how long each is along the axis.
  private func place(
    _ mounted: [Line], of subviews: Subviews, in tracks: [LazyTracks.Track], bounds: CGRect,
    room: CGFloat?
  ) -> [CGFloat] {
    var measured: [CGFloat] = []
    var position = lines.before.length(estimate: lines.estimate ?? 0)
    for line in mounted {
      for index in line.views {
        let track = tracks[index - line.views.lowerBound]
        let offer = offer(track, room)
        let view = subviews[index].dimensions(in: offer)
        measured.append(view.size[axis])
        let across = track.length ?? bounds.size[axis.crossing]
        let cell = ViewDimensions(CGSize(along: axis, line.length, across: across))
        let alignment = track.alignment ?? alignment
        var origin = CGPoint(
          x: bounds.minX + cell[alignment.horizontal] - view[alignment.horizontal],
          y: bounds.minY + cell[alignment.vertical] - view[alignment.vertical])
        origin[axis] += position
        origin[axis.crossing] += track.start
        subviews[index].place(at: origin, proposal: offer)
      }
      position += line.length + spacing
    }
    return measured
  }
}
