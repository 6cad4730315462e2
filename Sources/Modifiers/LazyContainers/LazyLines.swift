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
/// does not move what is.
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

  /// The room before the window, and after it, each with the distances to the window.
  private(set) var before = Extent()
  private(set) var after = Extent()

  /// The views that are mounted, in order, and how many stand in a line.
  private(set) var mounted: [Subview.ID] = []
  private(set) var perLine = 1

  /// The length of a line that was never measured, once one was that has a length.
  private(set) var estimate: CGFloat?

  /// Whether some line was measured.
  private var hasMeasured = false

  /// What the choice of the window reads: it is made again when a length is not what it was taken
  /// for.
  let lengthsSource = ClientSource()

  private var lengths: [Subview.ID: CGFloat] = [:]

  /// All views of the container, as they were when the window was chosen.
  private var views: SubviewsCollection?

  /// Notes how long the mounted views are along the axis, and the first line of them.
  func note(_ measured: [CGFloat], firstLine: CGFloat) {
    var isOther = !hasMeasured
    hasMeasured = true
    let former = estimate
    if estimate == nil, firstLine > 0 { estimate = firstLine }
    for (id, length) in zip(mounted, measured) where lengths[id] != length {
      isOther = isOther || (lengths[id] ?? former) != length
      lengths[id] = length
    }
    if isOther { lengthsSource.noteChangeInLayout() }
  }

  /// Chooses the views to mount, of which some is within a part of the container; without a part,
  /// all.
  ///
  /// - Complexity: O(lines found so far).
  func choose(
    from subviews: SubviewsCollection, seen: ClosedRange<CGFloat>?, perLine: Int,
    spacing: CGFloat
  ) -> SubviewsCollectionSlice {
    views = subviews
    lengthsSource.noteRead()
    if perLine != self.perLine {
      self.perLine = perLine
      estimate = nil
      hasMeasured = false
    }
    guard let seen else {
      (before, after) = (Extent(), Extent())
      return mount(subviews[0..<subviews.count])
    }
    var lines = window(of: subviews, seen: seen, spacing: spacing)
    var found = subviews.prefix(lines.upperBound * perLine).endIndex
    if found <= lines.lowerBound * perLine, lines.lowerBound > 0 {
      // There are fewer than were expected; all are known now.
      lines = window(of: subviews, seen: seen, spacing: spacing)
      found = subviews.prefix(lines.upperBound * perLine).endIndex
    }
    measureRest(of: subviews, around: lines, spacing: spacing)
    forgetLost(of: subviews)
    return mount(subviews[min(found, lines.lowerBound * perLine)..<found])
  }

  /// Forgets the lengths of views that are gone, once they are more than those that may be there.
  private func forgetLost(of subviews: SubviewsCollection) {
    guard lengths.count > 2 * subviews.expectedCount + 16 else { return }
    let found = Set((0..<subviews.foundCount).map { subviews[$0].id })
    lengths = lengths.filter { found.contains($0.key) }
  }

  /// Where a view is to be expected along the axis, and how long its line.
  ///
  /// - Complexity: O(views up to this one), all of which are found.
  func expected(
    spacing: CGFloat, where isMeant: (Subview) -> Bool
  ) -> (position: CGFloat, length: CGFloat)? {
    guard let views else { return nil }
    var line = 0
    var position: CGFloat = 0
    for (index, view) in views.enumerated() {
      while line < index / perLine {
        position += (length(of: line, in: views) ?? estimate ?? 0) + spacing
        line += 1
      }
      if isMeant(view) { return (position, length(of: line, in: views) ?? estimate ?? 0) }
    }
    return nil
  }

  private func mount(_ slice: SubviewsCollectionSlice) -> SubviewsCollectionSlice {
    mounted = slice.map(\.id)
    return slice
  }

  /// The lines of which some is seen: one at least, while there is any.
  private func window(
    of subviews: SubviewsCollection, seen: ClosedRange<CGFloat>, spacing: CGFloat
  ) -> Range<Int> {
    let count = lineCount(of: subviews)
    guard hasMeasured else { return 0..<min(1, count) }
    let estimate = estimate ?? 0
    var line = 0
    var position: CGFloat = 0
    while line < count - 1 {
      let end = position + (length(of: line, in: subviews) ?? estimate)
      // A line without a length is seen where it touches what is seen: it may get one.
      if end > seen.lowerBound || (end == position && end == seen.lowerBound) { break }
      position = end + spacing
      line += 1
    }
    let first = line
    while line < count, position < seen.upperBound || line == first {
      position += (length(of: line, in: subviews) ?? estimate) + spacing
      line += 1
    }
    return first..<line
  }

  private func measureRest(
    of subviews: SubviewsCollection, around window: Range<Int>, spacing: CGFloat
  ) {
    (before, after) = (Extent(), Extent())
    for line in 0..<window.lowerBound {
      before.add(length(of: line, in: subviews), spacing: spacing)
    }
    let count = lineCount(of: subviews)
    let found = (subviews.foundCount + perLine - 1) / perLine
    var line = window.upperBound
    while line < min(found, count) {
      after.add(length(of: line, in: subviews), spacing: spacing)
      line += 1
    }
    let rest = max(0, count - line)
    after.known += CGFloat(rest) * spacing
    after.unknownLines += rest
  }

  private func lineCount(of subviews: SubviewsCollection) -> Int {
    (subviews.expectedCount + perLine - 1) / perLine
  }

  /// The length of a line, if all of it was measured.
  private func length(of line: Int, in subviews: SubviewsCollection) -> CGFloat? {
    let end = min((line + 1) * perLine, subviews.foundCount)
    guard line * perLine < end else { return nil }
    var longest: CGFloat = 0
    for index in line * perLine..<end {
      guard let length = lengths[subviews[index].id] else { return nil }
      longest = max(longest, length)
    }
    return longest
  }
}
