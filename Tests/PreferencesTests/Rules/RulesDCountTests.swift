import Modifiers
import Testing

/// What an update counts, and what a host answers.
@Suite("D. The update") @MainActor struct RulesDCountTests {
  @Test func `D5 the counts of an update are the same on every run`() throws {
    func counts() throws -> [UpdateReport] {
      let rows = Remote([1, 2, 3, 4, 5, 6, 7, 8, 9])
      let host = ViewHost { Table(rows: rows) }
      var reports = [try host.update()]
      for edit in [[9, 1, 3, 2], [], [5, 4], [1, 2, 3, 4, 5, 6]] {
        rows.value = edit
        reports.append(try host.update())
      }
      return reports
    }
    let first = try counts()
    for _ in 0..<5 { #expect(try counts() == first) }
    #expect(first[0].description == "2 passes, 13 bodies, 17 reductions, 60 layouts, 10 actions")
  }

  @Test func `D5 each call of reduce is counted once`() throws {
    let calls = Calls()
    Counted.calls = calls
    defer { Counted.calls = nil }
    let rows = Remote(Array(0..<20))
    let host = ViewHost {
      VStack {
        Controlled(rows) { rows in
          ForEach(rows, id: \.self) { Text("").preference(key: Counted.self, value: $0) }
        }
      }
      .onPreferenceChange(Counted.self) { _ in }
    }
    for edit in [Array(0..<20), Array(3..<20), [7, 5, 4, 30], [], [1]] {
      rows.value = edit
      calls.count = 0
      #expect(try host.update().reductions == calls.count)
    }
  }

  @Test func `D5 asking the host is not counted`() throws {
    let number = Remote(1)
    let host = ViewHost {
      VStack {
        Controlled(number) { Text("").preference(key: Total.self, value: $0) }
        Text("").preference(key: Total.self, value: 2)
      }
    }
    try host.update()
    #expect(host.preference(Total.self) == 3)
    number.value = 5
    #expect(host.preference(Total.self) == 3)
    let report = try host.update()
    #expect(report.description == "1 pass, 1 body, 0 reductions, 0 layouts, 0 actions")
    #expect(host.preference(Total.self) == 7)
  }

  @Test func `D5 on a host that needs an update the answer is that of the last pass`() throws {
    let number = Remote(1)
    let host = ViewHost {
      VStack { Controlled(number) { Text("").preference(key: Total.self, value: $0) } }
    }
    #expect(host.preference(Total.self) == 0)
    try host.update()
    number.value = 2
    #expect(host.needsUpdate)
    #expect(host.preference(Total.self) == 1)
    try host.update()
    #expect(host.preference(Total.self) == 2)
  }

  @Test func `D5 a transform that reads state answers from the last pass as well`() throws {
    let number = Remote(1)
    let host = ViewHost { Transforming(remote: number) }
    try host.update()
    #expect(host.preference(Total.self) == 11)
    number.value = 2
    #expect(host.preference(Total.self) == 11)
    try host.update()
    #expect(host.preference(Total.self) == 12)
  }

  @Test(arguments: [0, 4_999, 9_999])
  func `D5 one changed row of ten thousand is one body and a few reductions`(_ row: Int) throws {
    let changed = Remote(1)
    var sums: [Int] = []
    let host = ViewHost {
      VStack {
        ForEach(0..<10_000) { WritingRow(remote: $0 == row ? changed : nil) }
      }
      .onPreferenceChange(AssociativeSum.self) { sums.append($0) }
    }
    try host.update()
    // The first change builds the tree of partial sums.
    for number in 2...4 {
      changed.value = number
      let report = try host.update()
      #expect(report.bodies == 1)
      #expect(report.layouts == 0)
      #expect(report.actions == 1)
      if number > 2 { #expect(report.reductions <= 64) }
    }
    #expect(sums == [10_000, 10_001, 10_002, 10_003])
  }
}

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private final class Calls {
  var count = 0
}

private struct Counted: PreferenceKey {
  nonisolated(unsafe) static var calls: Calls?
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    calls?.count += 1
    value = value &* 31 &+ nextValue()
  }
}

/// A row that is one view with a state of its own.
private struct WritingRow: View {
  let remote: Remote<Int>?
  @State private var number = 1

  var body: some View {
    let _ = remote?.connect($number)
    Text("").preference(key: AssociativeSum.self, value: number)
  }
}

private struct Row: View {
  let number: Int
  @State private var read = 0

  var body: some View {
    HStack {
      Text("").preference(key: Total.self, value: number)
      Text("").preference(key: Total.self, value: 1)
    }
    .onPreferenceChange(Total.self) { _ in }
  }
}

private struct Table: View {
  let rows: Remote<[Int]>
  @State private var sum = 0

  var body: some View {
    VStack {
      Text("\(sum)")
      Controlled(rows) { rows in
        ForEach(rows, id: \.self) { Row(number: $0) }
      }
    }
    .onPreferenceChange(Total.self) { sum = $0 }
  }
}

/// A view whose transform reads a state that its body does not read.
private struct Transforming: View {
  @State private var number = 1
  let remote: Remote<Int>

  var body: some View {
    let _ = remote.connect($number)
    Text("").preference(key: Total.self, value: 10)
      .transformPreference(Total.self) { $0 += number }
  }
}
