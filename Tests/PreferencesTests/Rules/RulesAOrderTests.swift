import Modifiers
import Testing

@MainActor @Suite("A. Values going up: order")
struct RulesAOrderTests {
  @Test func `A12 a row inserted in the middle contributes in the middle`() throws {
    let host = ViewHost(rootView: Letters(letters: ["a", "c"]))
    try host.update()
    host.rootView = Letters(letters: ["a", "b", "c"])
    try host.update()
    #expect(host.preference(Grouped.self) == "((a b) c)")
  }

  @Test func `A12 rows that are reversed contribute reversed`() throws {
    let host = ViewHost(rootView: Letters(letters: ["a", "b", "c", "d"]))
    try host.update()
    host.rootView = Letters(letters: ["d", "c", "b", "a"])
    try host.update()
    #expect(host.preference(Grouped.self) == "(((d c) b) a)")
  }

  @Test func `A12 a condition that comes back contributes before its later siblings`() throws {
    let host = ViewHost(rootView: Gate(isOpen: true))
    try host.update()
    host.rootView = Gate(isOpen: false)
    try host.update()
    #expect(host.preference(Grouped.self) == "(a c)")
    host.rootView = Gate(isOpen: true)
    try host.update()
    #expect(host.preference(Grouped.self) == "((a b) c)")
  }

  @Test func `A12 after any edits of the inputs the values equal a fold from scratch`() throws {
    for seed in 1...200 as ClosedRange<UInt64> { try grow(seed: seed, edits: 40) }
  }

  @Test func `A12 after any edits of state the values equal a fold from scratch`() throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      try grow(seed: seed, edits: 40, from: GardenSource())
    }
  }

  @Test func `A12 with defaults contributed as in SwiftUI too`() throws {
    for seed in 1...10 as ClosedRange<UInt64> {
      try grow(seed: seed, edits: 40, defaults: .contributed)
      try grow(seed: seed, edits: 40, from: GardenSource(), defaults: .contributed)
    }
  }

  private func grow(
    seed: UInt64, edits: Int, from source: GardenSource? = nil,
    defaults: ViewHostOptions.ImplicitDefaults = .ignored
  ) throws {
    var random = SeededGenerator(seed: seed)
    var nextID = 0
    var garden = Garden(id: 0, kind: .column, value: 1)
    // Every twentieth begins with a list of rows long enough for partial results to be kept.
    for _ in 0..<(seed.isMultiple(of: 20) ? 80 : 0) {
      garden.children.append(.random(using: &random, nextID: &nextID, depth: 0))
    }
    source?.plant(garden)
    let harvest = Harvest()
    let view = GardenReader(garden: garden, source: source, harvest: harvest)
    var options = ViewHostOptions(implicitDefaults: defaults)
    options.runsStages = false
    let host = ViewHost(rootView: view, options: options)
    for step in 0...edits {
      if let source {
        source.plant(garden)
      } else {
        host.rootView = GardenReader(garden: garden, source: nil, harvest: harvest)
      }
      try host.update()
      let expected = Harvest.Values(of: garden, contributesDefaults: defaults == .contributed)
      let name: Comment = "seed \(seed), edit \(step)"
      try #require(harvest.values == expected, name)
      try #require(host.preference(Listed.self) == expected.listed, name)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        garden.edit(using: &random, nextID: &nextID)
      }
    }
  }
}

private struct Letters: View {
  let letters: [String]

  var body: some View {
    VStack {
      ForEach(letters, id: \.self) { Write(Grouped.self, $0) }
    }
    .onPreferenceChange(Grouped.self) { _ in }
  }
}

private struct Gate: View {
  let isOpen: Bool

  var body: some View {
    VStack {
      Write(Grouped.self, "a")
      if isOpen { Write(Grouped.self, "b") }
      Write(Grouped.self, "c")
    }
    .onPreferenceChange(Grouped.self) { _ in }
  }
}
