/// Where a number stands between two others.
enum Share {
  /// From 0, at the lower bound, to 1, at the upper one; 0 where that cannot be said.
  ///
  /// Numbers that are not finite are taken for what they are: infinity stands at the upper bound.
  static func of(_ value: Double, in bounds: ClosedRange<Double>) -> Double {
    // Halves, since the distance between two finite numbers need not be finite.
    let length = bounds.upperBound / 2 - bounds.lowerBound / 2
    let share = (value / 2 - bounds.lowerBound / 2) / length
    return share.isNaN ? 0 : min(max(share, 0), 1)
  }
}
