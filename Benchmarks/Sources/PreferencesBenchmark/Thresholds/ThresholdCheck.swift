/// Compares the counted work with what is checked in, or renews that.
@MainActor struct ThresholdCheck {
  let folder: ThresholdFolder

  /// Returns what differs, a line for each scenario and size.
  func differences(in scenarios: [Scenario]) throws -> [String] {
    var found: [String] = []
    for scenario in scenarios {
      guard let expected = try folder.read(scenario.name) else {
        found.append("\(scenario.name): there are no thresholds")
        continue
      }
      for (size, work) in try count(scenario).sorted(by: { $0.key < $1.key }) {
        guard let threshold = expected[size] else {
          found.append("\(scenario.name)/\(size): there is no threshold")
          continue
        }
        let differences = work.differences(from: threshold)
        guard !differences.isEmpty else { continue }
        found.append("\(scenario.name)/\(size): \(differences.joined(separator: ", "))")
      }
    }
    return found
  }

  /// Writes what is counted now.
  func renew(_ scenarios: [Scenario]) throws {
    for scenario in scenarios { try folder.write(scenario.name, count(scenario)) }
  }

  private func count(_ scenario: Scenario) throws -> [Int: CountedWork] {
    var counted: [Int: CountedWork] = [:]
    for size in scenario.sizes where size <= WorkCounter.checkedSize {
      counted[size] = CountedWork(
        try WorkCounter.count(scenario.makeTrial(size), size: size))
    }
    return counted
  }
}
