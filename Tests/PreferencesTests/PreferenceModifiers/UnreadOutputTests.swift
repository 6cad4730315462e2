import Testing

@testable import Modifiers
@testable import Preferences

/// What nobody reads is not kept; the inside is the point here.
@MainActor @Suite("Outputs without a reader")
struct UnreadOutputTests {
  @Test func `A15 a writer and a transform hold an output only if somebody reads the key`() throws {
    let rows = VStack {
      ForEach(0..<3) { row in
        Text("").preference(key: Sum.self, value: row)
          .transformPreference(Largest.self) { $0 += 1 }
      }
    }
    #expect(try outputs(of: rows) == 0)
    #expect(try outputs(of: rows.onPreferenceChange(Sum.self) { _ in }) == 3)
    #expect(
      try outputs(
        of: rows.onPreferenceChange(Sum.self) { _ in }.onPreferenceChange(Largest.self) { _ in })
        == 6)
    #expect(try outputs(of: rows.onPreferenceChange(Last.self) { _ in }) == 0)
  }

  /// The outputs that writers and transforms hold.
  private func outputs(of view: some View) throws -> Int {
    let host = ViewHost(rootView: view)
    try host.update()
    var waiting: [Node] = host.context.root.map { [$0] } ?? []
    var count = 0
    while let node = waiting.popLast() {
      let isWriting =
        node.label?.hasPrefix("preference(") == true
        || node.label?.hasPrefix("transformPreference(") == true
      if isWriting, node is Element, let output = output(of: node) {
        count += Mirror(reflecting: output).children.isEmpty ? 0 : 1
      }
      node.forEachChild { waiting.append($0) }
    }
    return count
  }

  private func output(of node: Node) -> Any? {
    Mirror(reflecting: node).children.first { $0.label == "output" }?.value
  }
}
