import Modifiers
import Testing

/// The views that some content stands for, as a collection.
@Suite("G. Subviews") @MainActor struct RulesGTests {
  private let journal = Journal()

  @Test func `G1 groups dissolve and rows count one by one`() throws {
    var counts: [Int] = []
    let host = ViewHost {
      Group(subviews: eight) { subviews in
        let _ = counts.append(subviews.count)
        subviews
      }
    }
    try host.update()
    #expect(counts == [8])
    #expect(host.snapshot().all(named: "Text").map(\.text) == (1...8).map { "\($0)" })
  }

  @Test func `G1 what stands for nothing is empty`() throws {
    func isEmpty(_ content: some View) throws -> Bool {
      var found: Bool?
      let host = ViewHost {
        Group(subviews: content) { subviews in
          let _ = found = subviews.isEmpty
        }
      }
      try host.update()
      return found ?? false
    }
    #expect(try isEmpty(EmptyView()))
    #expect(try isEmpty(EmptyView().padding()))
    #expect(try isEmpty(ForEach(0..<0) { Text("\($0)") }))
    #expect(try isEmpty(Nothing()))
    #expect(try isEmpty(Group { Nothing().paddable() }))
    #expect(try isEmpty(Text?.none))
    #expect(try !isEmpty(VStack {}))
    #expect(try !isEmpty(Text("").hidden()))
  }

  @Test func `G1 state survives an insertion in front`() throws {
    let rows = Remote([1, 2])
    let host = ViewHost {
      Controlled(rows) { rows in
        Group(subviews: ForEach(rows, id: \.self) { Counting(name: "\($0)") }) { subviews in
          VStack { ForEach(subviews) { $0.padding(1) } }
        }
      }
    }
    try host.update()
    #expect(host.snapshot().all(named: "Text").map(\.text) == ["1: 1", "2: 1"])
    rows.value = [0, 1, 2]
    try host.update()
    #expect(host.snapshot().all(named: "Text").map(\.text) == ["0: 1", "1: 1", "2: 1"])
    rows.value = [2, 0]
    try host.update()
    #expect(host.snapshot().all(named: "Text").map(\.text) == ["2: 1", "0: 1"])
  }

  @Test func `G1 state inside a subview that is a container survives too`() throws {
    let rows = Remote([1, 2])
    let host = ViewHost {
      Controlled(rows) { rows in
        Group(
          subviews: ForEach(rows, id: \.self) { row in VStack { Counting(name: "\(row)") } }
        ) { $0 }
      }
    }
    try host.update()
    rows.value = [0, 2, 1]
    try host.update()
    #expect(host.snapshot().all(named: "Text").map(\.text) == ["0: 1", "2: 1", "1: 1"])
  }

  @Test func `G1 slices are views`() throws {
    let host = ViewHost {
      Group(subviews: eight) { subviews in
        HStack { subviews.prefix(2) }
        HStack { subviews[2..<4] }
        HStack { subviews.dropFirst(4) }
      }
    }
    try host.update()
    let rows = host.snapshot().all(named: "HStack").map { $0.all(named: "Text").map(\.text) }
    #expect(rows == [["1", "2"], ["3", "4"], ["5", "6", "7", "8"]])
  }

  @Test func `G1 ForEach over subviews shows each`() throws {
    let host = ViewHost {
      HStack(spacing: 0) { ForEach(subviews: eight) { $0.padding(.leading, 2) } }
    }
    try host.update()
    #expect(host.size == CGSize(width: 8 * 10, height: 16))
  }

  @Test func `G2 modifiers where it is written stand inside those where it is shown`() throws {
    let host = ViewHost {
      Group(subviews: Text("a").preference(key: Listed.self, value: [1])) { subviews in
        ForEach(subviews) { $0.transformPreference(Listed.self) { $0.append(2) } }
      }
    }
    try host.update()
    #expect(host.preference(Listed.self) == [1, 2])
  }

  @Test func `G2 the environment is that of the place where it is written`() throws {
    let host = ViewHost {
      Group(subviews: Text("a").environment(\.font, .title)) { subviews in
        VStack { subviews }.environment(\.font, .caption)
      }
    }
    try host.update()
    #expect(host.size == CGSize(width: 14, height: 28))
    host.environment.lineLimit = 1
    try host.update()
    #expect(host.size == CGSize(width: 14, height: 28))
  }

  @Test func `subviews of several groups are told apart`() throws {
    let host = ViewHost {
      Group(subviews: ForEach(0..<2) { Text("a\($0)") }) { first in
        Group(subviews: ForEach(0..<2) { Text("b\($0)") }) { second in
          ForEach(Array(first) + Array(second)) { $0 }
        }
      }
    }
    try host.update()
    #expect(host.diagnostics.isEmpty)
    #expect(host.snapshot().all(named: "Text").map(\.text) == ["a0", "a1", "b0", "b1"])
  }

  @Test func `a change inside a subview runs the closure no more`() throws {
    let text = Remote("a")
    let host = ViewHost {
      Group(
        subviews: Group {
          Controlled(text) { Text($0).padding($0 == "a" ? 0 : 4) }
          Noting(name: "still", journal: journal)
        }
      ) { subviews in
        let _ = journal.note("closure")
        VStack(spacing: 0) { subviews }
      }
    }
    try host.update()
    #expect(journal.take() == ["closure", "still"])
    text.value = "bc"
    #expect(try host.update().bodies == 1)
    #expect(journal.take() == [])
    #expect(host.size == CGSize(width: 40, height: 24 + 16))
  }

  @Test func `a condition inside the content makes subviews come and go`() throws {
    let isThere = Remote(false)
    let host = ViewHost {
      Group(
        subviews: Group {
          Text("a")
          Controlled(isThere) { if $0 { Text("b") } }
          Text("c")
        }
      ) { subviews in
        HStack(spacing: 0) { subviews }
      }
    }
    for expected in [["a", "c"], ["a", "b", "c"], ["a", "c"], ["a", "b", "c"]] {
      try host.update()
      #expect(host.snapshot().all(named: "Text").map(\.text) == expected)
      isThere.value.toggle()
    }
  }

  @Test func `a subview may be shown twice`() throws {
    let host = ViewHost {
      Group(subviews: Text("a").preference(key: Sum.self, value: 2)) { subviews in
        VStack { subviews }
        HStack { subviews }
      }
    }
    try host.update()
    #expect(host.preference(Sum.self) == 4)
    #expect(host.snapshot().all(named: "Text").count == 2)
  }

  @Test func `subviews of subviews are the same elements`() throws {
    let text = Remote("a")
    let host = ViewHost {
      Group(
        subviews: Group(subviews: Controlled(text) { Text($0).padding(1) }) { inner in
          ForEach(inner) { $0.padding(2) }
        }
      ) { outer in
        ForEach(outer) { $0.padding(4) }
      }
    }
    try host.update()
    #expect(host.size == CGSize(width: 8 + 14, height: 16 + 14))
    text.value = "ab"
    try host.update()
    #expect(host.size == CGSize(width: 16 + 14, height: 16 + 14))
  }

  @Test func `all is freed with the host`() throws {
    let lives = LifeCount()
    do {
      let isThere = Remote(true)
      let host = ViewHost {
        Controlled(isThere) { isThere in
          Group(
            subviews: ForEach(0..<(isThere ? 9 : 3)) { Holding(probe: Probe(lives), row: $0) }
          ) {
            $0.prefix(7)
          }
        }
      }
      try host.update()
      isThere.value = false
      try host.update()
      #expect(lives.alive > 0)
    }
    #expect(lives.alive == 0)
  }

  private var eight: some View {
    Group {
      Text("1")
      Text("2")
      Group {
        Text("3")
        Text("4")
      }
      Text("5")
      Text("6")
      ForEach(7..<9) { Text("\($0)") }
    }
  }
}

private struct Nothing: View {
  var body: some View {
    if false { Text("never") }
  }
}

private struct Counting: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Text("\(name): \(count)").onAppear { count += 1 }
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

private struct Holding: View {
  let probe: Probe
  let row: Int

  var body: some View {
    Text("\(row)").onAppear { probe.touch() }
  }
}
