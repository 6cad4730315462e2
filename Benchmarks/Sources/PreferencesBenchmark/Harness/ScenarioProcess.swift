import Foundation

/// Runs this program again, for one scenario alone.
struct ScenarioProcess {
  let arguments: [String]

  /// Returns what the process wrote.
  func output() throws(Failure) -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(
      fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
    process.arguments = arguments
    process.standardOutput = pipe
    do {
      try process.run()
    } catch {
      throw Failure(reason: "did not start: \(error.localizedDescription)")
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw Failure(reason: "was ended by signal \(process.terminationStatus)")
    }
    guard process.terminationStatus == 0 else {
      throw Failure(reason: "ended with status \(process.terminationStatus)")
    }
    return data
  }

  struct Failure: Error {
    let reason: String
  }
}
