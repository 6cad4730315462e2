import Modifiers
import Testing

/// What a body hears of, and what announces that an update is needed.
@Suite("D. The update") @MainActor struct RulesDReadingTests {
  private let journal = Journal()

  @Test func `D3 a body that did not read a state does not run when it is written`() throws {
    let host = ViewHost { Owner(journal: journal) }
    try host.update()
    #expect(journal.entries == ["owner", "reader 0", "stranger", "reader 1"])
  }

  @Test func `D3 a state read under a condition counts only while it is read`() throws {
    let reads = Remote(true)
    let number = Remote(1)
    let host = ViewHost { Sometimes(reads: reads, number: number, journal: journal) }
    try host.update()
    number.value = 2
    try host.update()
    reads.value = false
    try host.update()
    number.value = 3
    #expect(try host.update().bodies == 0)
    reads.value = true
    try host.update()
    #expect(journal.entries == ["1", "2", "-", "3"])
  }

  @Test func `D3 a body that reads an environment value runs when that value changes`() throws {
    let host = ViewHost {
      VStack {
        ColorReader(journal: journal)
        SizeReader(journal: journal)
      }
    }
    try host.update()
    #expect(journal.take() == ["color red", "size 1"])
    host.environment.color = "blue"
    #expect(try host.update().bodies == 1)
    #expect(journal.take() == ["color blue"])
    host.environment.size = 2
    #expect(try host.update().bodies == 1)
    #expect(journal.take() == ["size 2"])
  }

  @Test func `D3 an environment value that stays equal wakes nobody`() throws {
    let number = Remote(1)
    let host = ViewHost {
      Controlled(number) { n in
        ColorReader(journal: journal)
          .environment(\.color, "green")
          .environment(\.size, n)
      }
    }
    try host.update()
    number.value = 2
    try host.update()
    #expect(journal.entries == ["color green"])
  }

  @Test func `D3 a value overridden on the way does not change below`() throws {
    let host = ViewHost { ColorReader(journal: journal).environment(\.color, "green") }
    try host.update()
    host.environment.color = "blue"
    #expect(try host.update().bodies == 0)
    #expect(journal.entries == ["color green"])
  }

  @Test func `D7 state, environment and root view each announce that an update is needed`() throws {
    let number = Remote(1)
    let host = ViewHost { Controlled(number) { Text("\($0)") } }
    var announcements = 0
    host.onInvalidate = { announcements += 1 }
    #expect(host.needsUpdate)
    try host.update()
    #expect(announcements == 0)
    number.value = 2
    #expect(announcements == 1)
    try host.update()
    host.environment.color = "blue"
    #expect(announcements == 2)
    try host.update()
    host.rootView = Controlled(number) { Text("\($0)") }
    #expect(announcements == 3)
    #expect(host.needsUpdate)
    try host.update()
    #expect(announcements == 3)
    #expect(!host.needsUpdate)
  }

  @Test func `D7 a host that is dirty already announces nothing more`() throws {
    let number = Remote(1)
    let host = ViewHost { Controlled(number) { Text("\($0)") } }
    try host.update()
    var announcements = 0
    host.onInvalidate = { announcements += 1 }
    number.value = 2
    number.value = 3
    host.environment.color = "blue"
    host.rootView = Controlled(number) { Text("\($0)") }
    #expect(announcements == 1)
  }

  @Test func `D7 a new root view keeps the state and runs only what differs`() throws {
    let host = ViewHost(rootView: Root(number: 1, journal: journal))
    try host.update()
    host.rootView = Root(number: 1, journal: journal)
    #expect(try host.update().bodies == 0)
    host.rootView = Root(number: 2, journal: journal)
    #expect(host.rootView.number == 2)
    try host.update()
    #expect(journal.entries == ["1 0", "1 5", "2 5"])
  }
}

private struct ColorKey: EnvironmentKey {
  static let defaultValue = "red"
}

private struct SizeKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  fileprivate var color: String {
    get { self[ColorKey.self] }
    set { self[ColorKey.self] = newValue }
  }

  fileprivate var size: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}

private struct ColorReader: View {
  @Environment(\.color) private var color
  @Environment(\.size) private var size
  let journal: Journal

  var body: some View {
    let _ = journal.note("color \(color)")
    Text("")
  }
}

private struct SizeReader: View {
  @Environment(\.size) private var size
  let journal: Journal

  var body: some View {
    let _ = journal.note("size \(size)")
    Text("")
  }
}

private struct Owner: View {
  @State private var number = 0
  let journal: Journal

  var body: some View {
    let _ = journal.note("owner")
    VStack {
      Reader(number: $number, journal: journal)
      Stranger(number: $number, journal: journal)
    }
    .onAppear { number = 1 }
  }
}

private struct Reader: View {
  @Binding var number: Int
  let journal: Journal

  var body: some View {
    let _ = journal.note("reader \(number)")
    Text("")
  }
}

private struct Stranger: View {
  @Binding var number: Int
  let journal: Journal

  var body: some View {
    let _ = journal.note("stranger")
    Text("")
  }
}

private struct Sometimes: View {
  @State private var isReading = true
  @State private var number = 1
  let reads: Remote<Bool>
  let numbers: Remote<Int>
  let journal: Journal

  init(reads: Remote<Bool>, number: Remote<Int>, journal: Journal) {
    self.reads = reads
    numbers = number
    self.journal = journal
  }

  var body: some View {
    let _ = reads.connect($isReading)
    let _ = numbers.connect($number)
    let _ = journal.note(isReading ? "\(number)" : "-")
    Text("")
  }
}

private struct Root: View {
  let number: Int
  let journal: Journal
  @State private var count = 0

  var body: some View {
    let _ = journal.note("\(number) \(count)")
    Text("").onAppear { count = 5 }
  }
}
