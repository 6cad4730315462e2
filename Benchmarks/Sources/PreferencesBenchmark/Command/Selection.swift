/// Which scenarios are meant, at which sizes.
struct Selection: Equatable {
  /// Parts of names, or a name and a size with a slash between; all scenarios if there are none.
  var filters: [String] = []

  /// Returns the scenarios that are meant, each with the sizes that are meant.
  func choose(from scenarios: [Scenario]) -> [(scenario: Scenario, sizes: [Int])] {
    scenarios.compactMap { scenario in
      let sizes = scenario.sizes.filter { includes(scenario.name, $0) }
      return sizes.isEmpty ? nil : (scenario, sizes)
    }
  }

  private func includes(_ name: String, _ size: Int) -> Bool {
    filters.isEmpty
      || filters.contains { filter in
        filter.contains("/") ? filter == "\(name)/\(size)" : name.contains(filter)
      }
  }
}
