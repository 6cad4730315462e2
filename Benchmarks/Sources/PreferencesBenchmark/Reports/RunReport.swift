/// What a run measured.
struct RunReport: Codable {
  var figures: [Figure] = []

  /// What went wrong, in sentences.
  var failures: [String] = []

  /// The room for the stack of each scenario, in bytes; nil if there is no limit.
  var stackSize = ProcessLimits.stackSize

  /// The figure of a scenario at a size, if it was measured.
  func figure(_ scenario: String, _ size: Int) -> Figure? {
    figures.first { $0.scenario == scenario && $0.size == size }
  }

  /// How a figure stands to its yardstick at the same size.
  func ratio(of figure: Figure) -> YardstickRatio? {
    let scenario = Scenario.all.first { $0.name == figure.scenario }
    guard let yardstick = scenario?.yardstick,
      let reference = self.figure(yardstick, figure.size)
    else { return nil }
    return YardstickRatio(
      yardstick: yardstick, factor: figure.time.median / reference.time.median)
  }
}

/// So many times as long as a yardstick.
struct YardstickRatio: Codable {
  let yardstick: String
  let factor: Double
}
