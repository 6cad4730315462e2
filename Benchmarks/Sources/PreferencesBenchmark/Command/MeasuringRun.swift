import Foundation

/// Measures scenarios, each at each size in a process of its own.
@MainActor struct MeasuringRun {
  let selection: Selection
  let repetitions: Int?

  /// Is told what was measured, as a run takes minutes.
  let progress: (String) -> Void

  func report() throws(UsageError) -> RunReport {
    var report = RunReport()
    for (scenario, sizes) in try plan() {
      for size in sizes {
        do {
          let figure = try figure(of: scenario, size: size)
          progress("\(scenario.name)/\(size): \(Quantity.time(figure.time.median))")
          report.figures.append(figure)
        } catch {
          report.failures.append("\(scenario.name)/\(size): its process \(error.reason)")
        }
      }
    }
    return report
  }

  /// The chosen scenarios, after the yardsticks that they need.
  private func plan() throws(UsageError) -> [(scenario: Scenario, sizes: [Int])] {
    let chosen = selection.choose(from: Scenario.all)
    let yardsticks = Scenario.yardsticks.compactMap { yardstick in
      let measured = chosen.filter { $0.scenario.yardstick == yardstick.name }
      var sizes = Set(measured.flatMap(\.sizes))
      sizes.formUnion(selection.choose(from: [yardstick]).flatMap(\.sizes))
      return sizes.isEmpty ? nil : (scenario: yardstick, sizes: sizes.sorted())
    }
    if chosen.isEmpty && yardsticks.isEmpty {
      throw UsageError(nothingChosenBy: selection.filters)
    }
    return yardsticks + chosen
  }

  private func figure(
    of scenario: Scenario, size: Int
  ) throws(ScenarioProcess.Failure) -> Figure {
    var arguments = [BenchmarkCommand.oneOption, scenario.name, "\(size)"]
    if let repetitions { arguments += ["--repetitions", "\(repetitions)"] }
    let data = try ScenarioProcess(arguments: arguments).output()
    do {
      return try JSONDecoder().decode(Figure.self, from: data)
    } catch {
      throw ScenarioProcess.Failure(reason: "wrote no figure")
    }
  }
}
