import Modifiers
import Testing

/// Ids that occur more than once.
@Suite("E. When the user's code is wrong") @MainActor struct RulesEIdentityTests {
  @Test func `E3 an id that occurs twice is named once and every row appears`() throws {
    let host = ViewHost {
      VStack {
        ForEach([1, 2, 1, 1, 2], id: \.self) {
          Text("\($0)").preference(key: Total.self, value: $0)
        }
      }
    }
    try host.update()
    #expect(host.preference(Total.self) == 7)
    #expect(
      host.diagnostics.map(\.description) == [
        """
        The id 1 occurs more than once; each row keeps its own state by its position among the \
        equal ids.
          where: VStack › ForEach
          fix: Give each element of the ForEach an id of its own.
        """,
        """
        The id 2 occurs more than once; each row keeps its own state by its position among the \
        equal ids.
          where: VStack › ForEach
          fix: Give each element of the ForEach an id of its own.
        """,
      ])
  }

  @Test func `E3 the n-th of equal ids keeps its identity through edits`() throws {
    let rows: Remote<[Row]> = Remote([Row(1, "a"), Row(1, "b"), Row(2, "c"), Row(1, "d")])
    let births = Births()
    let host = ViewHost {
      VStack { Controlled(rows) { ForEach($0) { Cell(row: $0, births: births) } } }
    }
    try host.update()
    #expect(host.preference(Seen.self) == ["a0", "b1", "c2", "d3"])
    rows.value = [Row(2, "e"), Row(1, "f"), Row(1, "g"), Row(1, "h")]
    try host.update()
    #expect(host.preference(Seen.self) == ["e2", "f0", "g1", "h3"])
    rows.value = [Row(1, "i"), Row(2, "j"), Row(1, "k")]
    try host.update()
    #expect(host.preference(Seen.self) == ["i0", "j2", "k1"])
    rows.value = [Row(1, "l"), Row(1, "m"), Row(1, "n"), Row(1, "o"), Row(2, "p")]
    try host.update()
    #expect(host.preference(Seen.self) == ["l0", "m1", "n4", "o5", "p2"])
    #expect(host.diagnostics.count == 1)
  }
}

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Seen: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Row: Identifiable {
  let id: Int
  let name: String

  init(_ id: Int, _ name: String) {
    self.id = id
    self.name = name
  }
}

/// Hands out numbers in order.
private final class Births {
  private var count = 0

  func next() -> Int {
    defer { count += 1 }
    return count
  }
}

/// What a mounted view keeps: a number, taken when it is first asked for.
private final class Birth {
  private(set) lazy var number = births.next()
  private let births: Births

  init(_ births: Births) {
    self.births = births
  }
}

/// Shows its name with the number that it was born with.
private struct Cell: View {
  let row: Row
  @State private var birth: Birth

  init(row: Row, births: Births) {
    self.row = row
    _birth = State(wrappedValue: Birth(births))
  }

  var body: some View {
    Text("").preference(key: Seen.self, value: ["\(row.name)\(birth.number)"])
  }
}
