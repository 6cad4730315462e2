/// What the program is asked to do.
enum BenchmarkCommand: Equatable {
  /// Measure scenarios.
  case measure(Selection, repetitions: Int?, isJSON: Bool)
  /// Measure one scenario in this process.
  case measureOne(String, size: Int, repetitions: Int?)
  /// Name the scenarios.
  case list
  /// Compare the counted work with a folder's.
  case check(folder: String, Selection)
  /// Renew a folder's counted work.
  case writeThresholds(folder: String, Selection)
  /// Show the arguments.
  case help

  static let usage = """
    usage: preferences-benchmark [--bars] [--filter TEXT]… [--repetitions COUNT] [--json]
           preferences-benchmark --check FOLDER [--filter TEXT]…
           preferences-benchmark --write-thresholds FOLDER [--filter TEXT]…
           preferences-benchmark --list
           preferences-benchmark --help

      --bars                     only what the bars are about
      --filter TEXT              only scenarios whose name contains the text, or NAME/SIZE
      --repetitions COUNT        the samples of each scenario, 50 or as many as a second holds
      --json                     writes JSON in place of tables
      --check FOLDER             compares the counted work with the folder's, in a release build
      --write-thresholds FOLDER  makes the folder's counted work what it is now
      --list                     names the scenarios
      --help                     shows this text
    """
}
