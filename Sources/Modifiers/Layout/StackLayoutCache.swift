import Foundation

/// What `VStackLayout` and `HStackLayout` keep between the calls for one container.
public struct StackLayoutCache {
  /// The distance before each child, in points; 0 before the first.
  let gaps: [CGFloat]
  /// The sum of all distances.
  let gapTotal: CGFloat
  /// The positions of the children for each layout priority, the highest first.
  let groups: [[Int]]
  /// The last arrangement and the proposal it was made for.
  var latest: (proposal: ProposedViewSize, arrangement: StackArrangement)?

  /// The arrangement for a proposal, where it was the last one made.
  func arrangement(for proposal: ProposedViewSize) -> StackArrangement? {
    guard let latest, latest.proposal == proposal else { return nil }
    return latest.arrangement
  }

  init(subviews: LayoutSubviews, axis: Axis, spacing: CGFloat?) {
    var gaps: [CGFloat] = []
    gaps.reserveCapacity(subviews.count)
    var total: CGFloat = 0
    var previous: ViewSpacing?
    var byPriority: [Double: [Int]] = [:]
    var uniform = true
    var first = 0.0
    for (index, subview) in subviews.enumerated() {
      var gap: CGFloat = 0
      if let spacing {
        gap = index == 0 || spacing.isNaN ? 0 : spacing
      } else {
        let own = subview.spacing
        if let previous { gap = previous.distance(to: own, along: axis) }
        previous = own
      }
      gaps.append(gap)
      total += gap

      let priority = subview.priority
      if index == 0 { first = priority }
      if uniform, priority != first {
        uniform = false
        byPriority[first] = Array(0..<index)
      }
      if !uniform { byPriority[priority, default: []].append(index) }
    }
    self.gaps = gaps
    self.gapTotal = total
    self.groups =
      uniform
      ? [Array(0..<subviews.count)]
      : byPriority.sorted { $0.key > $1.key }.map(\.value)
  }
}
