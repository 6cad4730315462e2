import Modifiers
import Testing

/// Subviews are found only as far as somebody asks.
@Suite("G. Subviews, one after the other") @MainActor struct RulesGLazinessTests {
  private let journal = Journal()

  @Test func `G3 elements are found only as far as the collection is read`() throws {
    func bodies(_ transform: @escaping (SubviewsCollection) -> some View) throws -> [String] {
      let host = ViewHost {
        Group(
          subviews: ForEach(0..<6) { Noting(name: "\($0)", journal: journal) },
          transform: transform)
      }
      try host.update()
      return journal.take()
    }
    #expect(try bodies { Text($0.isEmpty ? "none" : "some") } == ["0"])
    #expect(try bodies { $0.first } == ["0"])
    #expect(try bodies { $0.prefix(3) } == ["0", "1", "2"])
    #expect(try bodies { Text("\($0.count)") } == ["0", "1", "2", "3", "4", "5"])
    #expect(try bodies { _ in Text("") } == [])
    #expect(
      try bodies { subviews in
        for (index, _) in subviews.enumerated() where index == 1 { break }
        return EmptyView()
      } == ["0", "1"])
  }

  @Test func `G3 what is not shown contributes nothing and does not appear`() throws {
    let count = Remote(2)
    let content = Group {
      ForEach(0..<4) { row in
        Text("\(row)").preference(key: Listed.self, value: [row])
          .onAppear { journal.note("+\(row)") }
          .onDisappear { journal.note("-\(row)") }
      }
    }
    let host = ViewHost {
      Controlled(count) { count in Group(subviews: content) { $0.prefix(count) } }
    }
    try host.update()
    #expect(host.preference(Listed.self) == [0, 1])
    #expect(journal.take() == ["+0", "+1"])
    count.value = 3
    try host.update()
    #expect(host.preference(Listed.self) == [0, 1, 2])
    #expect(journal.take() == ["+2"])
    count.value = 1
    try host.update()
    #expect(host.preference(Listed.self) == [0])
    #expect(journal.take() == ["-1", "-2"])
  }

  @Test func `G3 content that is counted and shown runs each body once`() throws {
    let host = ViewHost {
      Group(subviews: ForEach(0..<5) { Noting(name: "\($0)", journal: journal) }) { subviews in
        if subviews.count > 2 { VStack { subviews } }
      }
    }
    let report = try host.update()
    #expect(journal.entries == ["0", "1", "2", "3", "4"])
    #expect(report.bodies == 6)
    #expect(report.passes == 1)
  }

  @Test func `G3 after a change no more is found than was asked for`() throws {
    let rows = Remote(Array(0..<100))
    let host = ViewHost {
      Controlled(rows) { rows in
        Group(
          subviews: ForEach(rows, id: \.self) {
            Noting(name: "\($0)", journal: journal).padding(1)
          }
        ) { $0.prefix(1) }
      }
    }
    try host.update()
    #expect(journal.take() == ["0"])
    rows.value = Array(1..<100) + [0]
    try host.update()
    #expect(journal.take() == ["1"])
    #expect(host.snapshot().all(named: "Text").map(\.text) == ["1"])
    rows.value = [0] + Array(1..<100)
    try host.update()
    #expect(journal.take() == [])
    #expect(host.snapshot().all(named: "Text").map(\.text) == ["0"])
  }

  @Test func `a collection that somebody keeps goes on finding elements`() throws {
    let rows = Remote([0, 1])
    let limit = Remote(1)
    let host = ViewHost {
      Controlled(rows) { rows in
        Group(subviews: ForEach(rows, id: \.self) { Text("\($0)") }) {
          Expandable(subviews: $0, limit: limit)
        }
      }
    }
    try host.update()
    rows.value = [0, 1, 2]
    try host.update()
    limit.value = 10
    try host.update()
    #expect(host.snapshot().all(named: "Text").map(\.text) == ["0", "1", "2"])
  }

  @Test(arguments: [100, 10_000])
  func `E5 subviews of subviews may be nested deep`(_ depth: Int) throws {
    let number = Remote(1)
    let host = ViewHost(options: ViewHostOptions(runsStages: false)) {
      Nested(depth: depth, number: number)
    }
    try host.update()
    #expect(host.preference(Sum.self) == 1)
    number.value = 2
    let report = try host.update()
    // Of the state's view and of the writer inside it.
    #expect(report.bodies == 2)
    #expect(host.preference(Sum.self) == 2)
  }
}

private struct Noting: View {
  let name: String
  let journal: Journal

  var body: some View {
    let _ = journal.note(name)
    Text(name)
  }
}

/// Shows some of the subviews that it was given, as many as a remote says.
private struct Expandable: View {
  let subviews: SubviewsCollection
  let limit: Remote<Int>
  @State private var shown = 1

  var body: some View {
    let _ = limit.connect($shown)
    subviews.prefix(shown)
  }
}

/// Subviews of subviews, with a writer at the bottom.
private struct Nested: View {
  let depth: Int
  let number: Remote<Int>

  var body: some View {
    if depth == 0 {
      Controlled(number) { Write(Sum.self, $0) }
    } else {
      Group(subviews: AnyView(Nested(depth: depth - 1, number: number))) { $0 }
    }
  }
}
