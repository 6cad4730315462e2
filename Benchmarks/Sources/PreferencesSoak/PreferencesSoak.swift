import Foundation
import Modifiers

/// The program: it compares random trees under random edits with the naive model for as long as it
/// is told.
///
/// The model and the trees are those of the tests: `Tests/PreferencesTests/Model`.
@main struct PreferencesSoak {
  @MainActor static func main() {
    do {
      switch try SoakCommand(arguments: CommandLine.arguments.dropFirst()) {
      case .help: write(SoakCommand.usage + "\n")
      case .conformance: write(ConformancePage.text)
      case .smallTrees: exit(trySmallTrees())
      case .soak(let seconds, let firstSeed): exit(soak(seconds: seconds, firstSeed: firstSeed))
      }
    } catch {
      FileHandle.standardError.write(Data("preferences-soak: \(error)\n".utf8))
      exit(2)
    }
  }

  @MainActor private static func soak(seconds: Int, firstSeed: UInt64) -> Int32 {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    var search = makeSearch()
    var seed = firstSeed
    var nextReport = clock.now + .seconds(10)
    while clock.now < end {
      if let failure = search.tryRandom(seed: seed, edits: 100) {
        write("seed \(seed): \(failure.text)\n")
        return 1
      }
      seed += 1
      guard clock.now >= min(nextReport, end) else { continue }
      nextReport = clock.now + .seconds(10)
      write("seeds \(firstSeed) to \(seed - 1): \(search.steps) states agree with the model\n")
    }
    return 0
  }

  @MainActor private static func trySmallTrees() -> Int32 {
    let plans = [
      (SketchSearch.manyKinds, 1), (SketchSearch.manyKinds, 2), (SketchSearch.manyKinds, 3),
      (SketchSearch.manyKinds, 4), (SketchSearch.fewKinds, 5),
    ]
    let clock = ContinuousClock()
    for (kinds, nodes) in plans {
      var search = makeSearch()
      let start = clock.now
      if let failure = search.exhaust(kinds, nodes: nodes, in: [SketchTrial.Setting()]) {
        write("\(failure.text)\n")
        return 1
      }
      let seconds = (clock.now - start).components.seconds
      write("\(nodes) nodes: \(search.steps) states agree with the model, \(seconds) s\n")
    }
    return 0
  }

  @MainActor private static func makeSearch() -> SketchSearch {
    var search = SketchSearch()
    #if InternalChecks
      let faults = Faults()
      InternalCheck.onFault = { faults.last = $0 }
      search.inspect = { _ in try faults.throwLast() }
    #endif
    return search
  }

  /// Writes at once, also to what the program is piped into.
  private static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}

#if InternalChecks
  /// What the library found wrong inside a host.
  private final class Faults {
    struct Fault: Error, CustomStringConvertible {
      let description: String
    }

    var last: String?

    /// Throws what was found last, once.
    func throwLast() throws {
      defer { last = nil }
      if let last { throw Fault(description: last) }
    }
  }
#endif
