extension Scenario {
  /// Every scenario but the yardsticks, in the order of the report.
  static let all = building + rows + structure + depth + layout + geometry + pictures
}
