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

  @Test func `A12 after any edits the values equal a fold from scratch`() throws {
    for seed in 1...200 as ClosedRange<UInt64> {
      try grow(seed: seed, edits: 40)
    }
  }

  private func grow(seed: UInt64, edits: Int) throws {
    var random = SeededGenerator(seed: seed)
    var nextID = 0
    var garden = Garden(id: 0, kind: .column, value: 1)
    // Every tenth begins with a list of rows long enough for partial results to be kept.
    for _ in 0..<(seed.isMultiple(of: 10) ? 80 : 0) {
      garden.children.append(.random(using: &random, nextID: &nextID, depth: 0))
    }
    var received = Received()
    let host = ViewHost(rootView: GardenReader(garden: garden) { received = $0(received) })
    for step in 0...edits {
      host.rootView = GardenReader(garden: garden) { received = $0(received) }
      try host.update()
      let expected = Received(of: garden)
      let name: Comment = "seed \(seed), edit \(step)"
      try #require(received == expected, name)
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

/// The values of the three keys that a garden writes.
private struct Received: Equatable {
  var associative: [Int] = []
  var listed: [Int] = []
  var difference = 0
}

extension Received {
  /// Computed from the garden alone.
  init(of garden: Garden) {
    let list = Garden.Fold<[Int]>(
      written: { [$0] }, defaultValue: [], reduce: { $0 += $1 }, transform: { $0.append(-$1) })
    let difference = Garden.Fold<Int>(
      written: { $0 }, defaultValue: 0, reduce: { $0 -= $1 }, transform: { $0 -= 2 * $1 })
    let values = garden.elements(list).first ?? nil
    associative = values ?? []
    listed = values ?? []
    self.difference = (garden.elements(difference).first ?? nil) ?? 0
  }
}

private struct GardenReader: View {
  let garden: Garden
  let receive: ((Received) -> Received) -> Void

  var body: some View {
    GardenView(garden: garden)
      .onPreferenceChange(AssociativeListed.self) { value in
        change { $0.associative = value }
      }
      .onPreferenceChange(Listed.self) { value in change { $0.listed = value } }
      .onPreferenceChange(Difference.self) { value in change { $0.difference = value } }
  }

  private func change(_ body: (inout Received) -> Void) {
    receive { old in
      var new = old
      body(&new)
      return new
    }
  }
}

/// Shows a garden with the library's own views.
private struct GardenView: View {
  let garden: Garden

  var body: some View {
    switch garden.kind {
    case .leaf:
      if garden.isOn { writing(Text("")) } else { Text("") }
    case .column:
      VStack { children }
    case .row:
      HStack { children }
    case .group:
      Group { children }
    case .condition:
      if garden.isOn { children }
    case .overwritten:
      if garden.isOn { writing(children) } else { children }
    case .transformed:
      VStack { children }
        .transformPreference(AssociativeListed.self) { $0.append(-garden.value) }
        .transformPreference(Listed.self) { $0.append(-garden.value) }
        .transformPreference(Difference.self) { $0 -= 2 * garden.value }
    case .layered:
      VStack { children }
        .overlay { if garden.isOn { writing(Text("")) } }
    }
  }

  private var children: some View {
    ForEach(garden.children) { GardenView(garden: $0) }
  }

  private func writing(_ content: some View) -> some View {
    content
      .preference(key: AssociativeListed.self, value: [garden.value])
      .preference(key: Listed.self, value: [garden.value])
      .preference(key: Difference.self, value: garden.value)
  }
}
