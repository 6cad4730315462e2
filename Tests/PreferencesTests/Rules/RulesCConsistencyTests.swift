import Modifiers
import Testing

/// What an action sees, what its writes cause, and that nothing is lost.
@Suite("C. Reading with an action") @MainActor struct RulesCConsistencyTests {
  @Test func `C5 during an action every value of the pass is final`() throws {
    let number = Remote(1)
    let journal = Journal()
    let holder = HostHolder()
    let host = ViewHost {
      AnyView(
        Controlled(number) { n in
          VStack {
            Text("").preference(key: Total.self, value: n)
              .onPreferenceChange(Total.self) { value in
                journal.note("\(value) of \(holder.host?.preference(Total.self) ?? -1)")
              }
            Text("").preference(key: Total.self, value: 10 * n)
          }
        })
    }
    holder.host = host
    try host.update()
    number.value = 2
    try host.update()
    #expect(journal.entries == ["1 of 11", "2 of 22"])
  }

  @Test func `C5 a write is seen at once by every read outside a body`() throws {
    let journal = Journal()
    let host = ViewHost { Counting(journal: journal) }
    let report = try host.update()
    #expect(report.passes == 2)
    #expect(report.bodies == 2)
    #expect(journal.entries == ["body 0", "a 1", "b 2", "body 2"])
  }

  @Test func `C5 bodies see all writes of a phase two together`() throws {
    let journal = Journal()
    let host = ViewHost { Pair(journal: journal) }
    try host.update()
    #expect(journal.entries == ["0 0", "1 2"])
  }

  @Test func `C8 each value that an update passes through is delivered`() throws {
    let journal = Journal()
    let host = ViewHost { Climbing(top: 5, journal: journal) }
    let report = try host.update()
    #expect(journal.entries == ["0", "1", "2", "3", "4", "5"])
    #expect(report.passes == 6)
    #expect(host.preference(Total.self) == 5)
  }

  @Test(arguments: 1...6)
  func `C8 every reader ends with the value of its content`(depth: Int) throws {
    let inbox = Inbox()
    let host = ViewHost { Relay(depth: depth, inbox: inbox) }
    try host.update()
    #expect(inbox.last == Dictionary(uniqueKeysWithValues: (0...depth).map { ($0, $0) }))
    #expect(!host.needsUpdate)
  }
}

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor private final class HostHolder {
  weak var host: ViewHost<AnyView>?
}

private final class Inbox {
  var last: [Int: Int] = [:]
}

private struct Counting: View {
  let journal: Journal
  @State private var n = 0

  var body: some View {
    let _ = journal.note("body \(n)")
    VStack {
      Text("").onAppear {
        n += 1
        journal.note("a \(n)")
      }
      Text("").onAppear {
        n += 1
        journal.note("b \(n)")
      }
    }
  }
}

private struct Pair: View {
  let journal: Journal
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    let _ = journal.note("\(first) \(second)")
    Text("")
      .onAppear { first = 1 }
      .preference(key: Total.self, value: 2)
      .onPreferenceChange(Total.self) { second = $0 }
  }
}

/// Writes one more each time it reads, up to a top.
private struct Climbing: View {
  let top: Int
  let journal: Journal
  @State private var n = 0

  var body: some View {
    Text("").preference(key: Total.self, value: n)
      .onPreferenceChange(Total.self) {
        journal.note("\($0)")
        n = min(top, $0 + 1)
      }
  }
}

/// Passes what it reads from below on by way of state, one pass later, and adds one.
private struct Relay: View {
  let depth: Int
  let inbox: Inbox
  @State private var sum = 0

  var body: some View {
    VStack {
      if depth > 0 {
        AnyView(Relay(depth: depth - 1, inbox: inbox))
          .onPreferenceChange(Total.self) { sum = $0 + 1 }
      }
    }
    .preference(key: Total.self, value: sum)
    .onPreferenceChange(Total.self) { inbox.last[depth] = $0 }
  }
}
