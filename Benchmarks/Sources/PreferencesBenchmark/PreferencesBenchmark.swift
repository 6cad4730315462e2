import Foundation

/// The program: it hands its arguments to ``BenchmarkProgram`` and ends with its status.
@main struct PreferencesBenchmark {
  @MainActor static func main() {
    let program = BenchmarkProgram(
      write: { print($0) },
      writeError: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
    )
    exit(program.run(arguments: Array(CommandLine.arguments.dropFirst())))
  }
}
