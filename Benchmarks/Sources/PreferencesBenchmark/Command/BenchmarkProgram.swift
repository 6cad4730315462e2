import Foundation

/// What the program does with its arguments.
@MainActor struct BenchmarkProgram {
  let write: (String) -> Void
  let writeError: (String) -> Void

  /// The exit status for work or bars that are not as they should be, and for failures.
  static let failureStatus: Int32 = 1

  /// The exit status for arguments that make no sense.
  static let usageStatus: Int32 = 2

  /// Does what the arguments say and returns the exit status.
  func run(arguments: [String]) -> Int32 {
    do {
      return try perform(BenchmarkCommand(arguments: arguments))
    } catch let error as UsageError {
      writeError(error.message)
      return BenchmarkProgram.usageStatus
    } catch {
      writeError("preferences-benchmark: \(error)")
      return BenchmarkProgram.failureStatus
    }
  }

  private func perform(_ command: BenchmarkCommand) throws -> Int32 {
    switch command {
    case .help:
      write(BenchmarkCommand.usage)
      return 0
    case .list:
      write(list)
      return 0
    case .measure(let selection, let repetitions, let isJSON):
      let run = MeasuringRun(selection: selection, repetitions: repetitions, progress: writeError)
      let report = try run.report()
      write(try isJSON ? JSONReport.text(of: report) : TableReport.text(of: report))
      return report.failures.isEmpty ? 0 : BenchmarkProgram.failureStatus
    case .measureOne(let name, let size, let repetitions):
      try measureOne(name, size: size, repetitions: repetitions)
      return 0
    case .check(let folder, let selection):
      return try check(folder, selection)
    case .writeThresholds(let folder, let selection):
      try ThresholdCheck(folder: ThresholdFolder(path: folder)).renew(chosen(selection))
      return 0
    }
  }

  private var list: String {
    var table = TextTable(header: ["scenario", "what happens", "sizes"], leading: 3)
    for scenario in Scenario.yardsticks + Scenario.all {
      let sizes = scenario.sizes.map { "\($0)" }.joined(separator: " ")
      table.rows.append([scenario.name, scenario.title, sizes])
    }
    return table.text
  }

  private func measureOne(_ name: String, size: Int, repetitions: Int?) throws {
    guard let scenario = (Scenario.yardsticks + Scenario.all).first(where: { $0.name == name })
    else { throw UsageError(nothingChosenBy: [name]) }
    let maker = FigureMaker(plan: SamplingPlan(repetitions: repetitions))
    let data = try JSONEncoder().encode(maker.figure(of: scenario, size: size))
    write(String(decoding: data, as: UTF8.self))
  }

  private func check(_ folder: String, _ selection: Selection) throws -> Int32 {
    let scenarios = try chosen(selection)
    let check = ThresholdCheck(folder: ThresholdFolder(path: folder))
    let differences = try check.differences(in: scenarios)
    guard !differences.isEmpty else {
      write("The work of \(scenarios.count) scenarios is what \(folder) says.")
      return 0
    }
    writeError(
      """
      The work is not what \(folder) says (expected → counted):
      \(differences.map { "  " + $0 }.joined(separator: "\n"))
      If the change is meant, renew it and commit it: --write-thresholds \(folder)
      """)
    return BenchmarkProgram.failureStatus
  }

  private func chosen(_ selection: Selection) throws(UsageError) -> [Scenario] {
    let chosen = selection.choose(from: Scenario.all).map(\.scenario)
    guard !chosen.isEmpty else { throw UsageError(nothingChosenBy: selection.filters) }
    return chosen
  }
}
