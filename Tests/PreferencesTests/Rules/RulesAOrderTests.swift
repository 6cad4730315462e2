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
