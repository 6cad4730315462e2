import Foundation
import Preferences

/// What a lazy container knows of its lines: how long those are that it has shown, and which it
/// shows.
///
/// ```
///          ┌───────────────┐
///  before  │ not mounted   │  known lengths, else the estimate
///          ├───────────────┤◀─ what is seen of the container begins
///  window  │ mounted       │  measured
///          ├───────────────┤◀─ … and ends
///  after   │ not mounted   │  known lengths, else the estimate
///          └───────────────┘
/// ```
/// The estimate is the length of the first line that was measured, and stays: what is not seen yet
/// does not move what is. Lengths hold for the tracks in which they were measured.
final class LazyLines {
  /// The room along the axis, in points, that lines take which are not mounted.
  struct Extent: Equatable {
    var known: CGFloat = 0
    var unknownLines = 0

    mutating func add(_ length: CGFloat?, spacing: CGFloat) {
      known += (length ?? 0) + spacing
      if length == nil { unknownLines += 1 }
    }

    func length(estimate: CGFloat) -> CGFloat { known + CGFloat(unknownLines) * estimate }
  }

  /// What is known of a view once it was mounted.
  private enum Measure: Equatable {
    case length(CGFloat)

    /// The view takes no part in the layout: it has no cell.
    case absent
  }

  /// The views that follow each other in one line, and how long it is, where all are known.
  private struct Line {
    let views: Range<Int>
    let length: CGFloat?

    /// Whether there is nothing in the line that takes room.
    let isAbsent: Bool
  }

  /// The room before the window, and after it, each with the distances to the window.
  private(set) var before = Extent()
  private(set) var after = Extent()

  /// The length of a line that was never measured, once one was that has a length.
  private(set) var estimate: CGFloat?

  /// What the choice of the window reads: it is made again when a length is not what it was taken
  /// for.
  let lengthsSource = ClientSource()

  private var measures: [Subview.ID: Measure] = [:]

  private var hasMeasured: Bool { (estimate != nil && !isEstimateOld) || !measures.isEmpty }

  /// Whether the estimate is from other tracks, and holds until a line of these is measured.
  private var isEstimateOld = false

  /// Whether the last layout went by another estimate.
  private var isLayoutOld = false

  /// Returns whether the last layout went by another estimate; once.
  func takeIsLayoutOld() -> Bool {
    defer { isLayoutOld = false }
    return isLayoutOld
  }

  /// The tracks in which the views were measured.
  private var tracks: [LazyTracks.Track] = []
  private var room: CGFloat?

  /// How many views stand in a line.
  private var perLine: Int { max(1, tracks.count) }

  /// The views that are mounted, in order.
  private var mounted: [Subview.ID] = []

  /// Which of the mounted views take part in the layout, in order.
  private var presence: [Bool] = []

  /// All views of the container, as they were when the window was chosen.
  private var views: SubviewsCollection?

  /// Notes which of the mounted views take part in the layout.
  func note(presence: [Bool]) { self.presence = presence }

  /// Notes how long the mounted views that take part are along the axis, the first line of them,
  /// and what they were offered.
  func note(
    _ lengths: [CGFloat], firstLine: CGFloat?, tracks: [LazyTracks.Track], room: CGFloat?
  ) {
    // Where others are mounted than were chosen, the next layout tells more.
    var isOther = false
    if tracks != self.tracks || room != self.room {
      (self.tracks, self.room) = (tracks, room)
      isOther = hasMeasured
      (measures, isEstimateOld) = ([:], true)
    }
    defer { if isOther { lengthsSource.noteChangeInLayout() } }
    guard !mounted.isEmpty, presence.count == mounted.count,
      presence.count(where: \.self) == lengths.count
    else { return }
    isOther = isOther || !hasMeasured
    let former = estimate
    if estimate == nil || isEstimateOld, let firstLine, firstLine > 0 {
      isOther = isOther || estimate != firstLine
      isLayoutOld = estimate != firstLine
      (estimate, isEstimateOld) = (firstLine, false)
    }
    var rest = lengths[...]
    for (id, isPresent) in zip(mounted, presence) {
      let measure = isPresent ? rest.popFirst().map(Measure.length) ?? .absent : .absent
      guard measures[id] != measure else { continue }
      isOther = isOther || (measures[id] ?? former.map(Measure.length)) != measure
      measures[id] = measure
    }
  }

  /// Chooses the views to mount, of which some is within a part of the container; without a part,
  /// all.
  ///
  /// - Complexity: O(lines found so far).
  func choose(
    from subviews: SubviewsCollection, seen: ClosedRange<CGFloat>?, spacing: CGFloat
  ) -> SubviewsCollectionSlice {
    views = subviews
    lengthsSource.noteRead()
    guard let seen else {
      (before, after) = (Extent(), Extent())
      return mount(subviews[0..<subviews.count])
    }
    var window = window(of: subviews, seen: seen, spacing: spacing)
    // More may be found, or fewer than were expected: the lines begin elsewhere then.
    let found = subviews.foundCount
    if subviews.prefix(window.upperBound).endIndex != window.upperBound
      || subviews.foundCount != found
    {
      window = self.window(of: subviews, seen: seen, spacing: spacing)
    }
    forgetLost(of: subviews)
    return mount(subviews[window])
  }

  /// Forgets what is known of views that are gone, once they are more than those that may be there.
  private func forgetLost(of subviews: SubviewsCollection) {
    guard measures.count > 2 * subviews.expectedCount + 16 else { return }
    let found = Set((0..<subviews.foundCount).map { subviews[$0].id })
    measures = measures.filter { found.contains($0.key) }
  }

  /// Where a view is to be expected along the axis, and how long its line.
  ///
  /// - Complexity: O(views up to this one), all of which are found.
  func expected(
    spacing: CGFloat, where isMeant: (Subview) -> Bool
  ) -> (position: CGFloat, length: CGFloat)? {
    guard let views, let index = views.firstIndex(where: isMeant) else { return nil }
    let known = Views(views)
    var position: CGFloat = 0
    var line = line(from: 0, in: known)
    while line.views.upperBound <= index {
      if !line.isAbsent { position += (line.length ?? estimate ?? 0) + spacing }
      line = self.line(from: line.views.upperBound, in: known)
    }
    return (position, line.length ?? estimate ?? 0)
  }

  private func mount(_ slice: SubviewsCollectionSlice) -> SubviewsCollectionSlice {
    mounted = slice.map(\.id)
    return slice
  }

  /// The views of the lines of which some is seen; what lies before and after is noted.
  ///
  /// While no line has a length, what is not known might be without one too: of that as much is
  /// tried as is known, and one line at first.
  private func window(
    of subviews: SubviewsCollection, seen: ClosedRange<CGFloat>, spacing: CGFloat
  ) -> Range<Int> {
    (before, after) = (Extent(), Extent())
    let views = Views(subviews)
    var position: CGFloat = 0
    var next = line(from: 0, in: views)
    func skip(into extent: inout Extent) {
      if !next.isAbsent { extent.add(next.length, spacing: spacing) }
    }
    func advance() {
      if !next.isAbsent { position += (next.length ?? estimate ?? 0) + spacing }
      next = line(from: next.views.upperBound, in: views)
    }
    // A line without a length is seen where it touches what is seen: it may get one.
    func isAbove() -> Bool {
      let end = position + (next.isAbsent ? 0 : next.length ?? estimate ?? 0)
      return end < seen.lowerBound || (end == seen.lowerBound && end > position)
    }
    func isBelow() -> Bool {
      next.length == 0
        ? position - spacing > seen.upperBound : position >= seen.upperBound
    }
    while hasMeasured, !next.views.isEmpty, isAbove() {
      skip(into: &before)
      advance()
    }
    let first = next.views.lowerBound
    var trials = estimate == nil || !hasMeasured ? max(1, measures.count) : .max
    while !next.views.isEmpty, !hasMeasured || !isBelow(), trials > 0 {
      if next.length == nil { trials -= 1 }
      advance()
    }
    let end = next.views.lowerBound
    while !next.views.isEmpty, next.views.upperBound <= views.found {
      skip(into: &after)
      advance()
    }
    let rest = (max(0, views.count - next.views.lowerBound) + perLine - 1) / perLine
    after.known += CGFloat(rest) * spacing
    after.unknownLines += rest
    return first..<end
  }

  /// All views, with the number of those that were found and those that are to be expected.
  private struct Views {
    let all: SubviewsCollection
    let found: Int
    let count: Int

    init(_ all: SubviewsCollection) {
      self.all = all
      found = all.foundCount
      count = max(found, all.expectedCount)
    }
  }

  /// The line that begins with a view; it has none where there are no more.
  ///
  /// - Complexity: O(views in the line).
  private func line(from start: Int, in views: Views) -> Line {
    var end = start
    var cells = 0
    var longest: CGFloat? = 0
    while end < views.count, cells < perLine {
      let measure = end < views.found ? measures[views.all[end].id] : nil
      end += 1
      if measure == .absent { continue }
      cells += 1
      if case .length(let length) = measure {
        longest = longest.map { max($0, length) }
      } else {
        longest = nil
      }
    }
    return Line(views: start..<end, length: longest, isAbsent: cells == 0)
  }
}
