/// What is checked in of a scenario's work: everything that is counted, nothing that is timed.
struct CountedWork: Codable, Equatable {
  var passes: Int
  var bodies: Int
  var reductions: Int
  var layouts: Int
  var actions: Int
  var allocations: Int?
  var objects: Int?

  init(_ work: Work) {
    passes = work.passes
    bodies = work.bodies
    reductions = work.reductions
    layouts = work.layouts
    actions = work.actions
    allocations = work.allocations
    objects = work.objects
  }

  /// Returns what differs, in words; nothing if all is as expected.
  func differences(from expected: CountedWork) -> [String] {
    let exact: [(String, KeyPath<CountedWork, Int>)] = [
      ("passes", \.passes), ("bodies", \.bodies), ("reductions", \.reductions),
      ("layouts", \.layouts), ("actions", \.actions),
    ]
    let near: [(String, KeyPath<CountedWork, Int?>)] = [
      ("allocations", \.allocations), ("objects", \.objects),
    ]
    return exact.compactMap { name, count in
      difference(name, self[keyPath: count], expected[keyPath: count], leeway: 0)
    }
      + near.compactMap { name, count in
        guard let here = self[keyPath: count], let there = expected[keyPath: count] else {
          return nil
        }
        return difference(name, here, there, leeway: max(2, abs(there) / 50))
      }
  }

  /// Memory may differ a little, as the standard library's part in it depends on its version.
  private func difference(
    _ name: String, _ count: Int, _ expected: Int, leeway: Int
  ) -> String? {
    abs(count - expected) <= leeway ? nil : "\(name) \(expected) → \(count)"
  }
}
