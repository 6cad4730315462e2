import Modifiers
import Testing

/// How much an update does, and what starts one.
@Suite("D. The update") @MainActor struct RulesDUpdateTests {
  @Test func `D1 an update of a clean host does nothing`() throws {
    let host = ViewHost {
      VStack {
        Text("").preference(key: Total.self, value: 1)
        Text("").preference(key: Total.self, value: 2)
      }
      .onPreferenceChange(Total.self) { _ in }
    }
    let first = try host.update()
    #expect(first.description == "1 pass, 0 bodies, 1 reduction, 4 layouts, 1 action")
    let second = try host.update()
    #expect(second.description == "0 passes, 0 bodies, 0 reductions, 0 layouts, 0 actions")
  }

  @Test func `D4 writing an equal value causes no pass`() throws {
    let number = Remote(1)
    let host = ViewHost { Controlled(number) { Text("\($0)") } }
    try host.update()
    number.value = 1
    #expect(!host.needsUpdate)
    #expect(try host.update().passes == 0)
  }

  @Test func `D4 writing a value and taking it back causes no pass`() throws {
    let number = Remote(1)
    let host = ViewHost { Controlled(number) { Text("\($0)") } }
    try host.update()
    number.value = 2
    number.value = 1
    let report = try host.update()
    #expect(report.passes == 0)
    #expect(report.bodies == 0)
    #expect(!host.needsUpdate)
  }

  @Test func `D4 writing state that no body read causes no pass`() throws {
    let journal = Journal()
    let report = try ViewHost { Unread(journal: journal) }.update()
    #expect(report.passes == 1)
    #expect(journal.entries == ["body"])
  }

  @Test func `D6 what phase two wrote is taken in by the same update`() throws {
    let journal = Journal()
    let isThere = Remote(true)
    let host = ViewHost {
      Controlled(isThere) { isThere in
        VStack { Reacting(isThere: isThere, journal: journal) }
      }
    }
    #expect(try host.update().passes == 2)
    #expect(journal.take() == ["body ", "body came"])
    isThere.value = false
    #expect(try host.update().passes == 2)
    #expect(journal.take() == ["body came", "body came, went, changed"])
  }

  @Test func `D6 an element that comes and goes within one update does both`() throws {
    let journal = Journal()
    let host = ViewHost { Fleeting(journal: journal) }
    try host.update()
    #expect(journal.entries == ["came", "went"])
  }
}

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Writes a state that its body does not read.
private struct Unread: View {
  @State private var number = 1
  let journal: Journal

  var body: some View {
    let _ = journal.note("body")
    Text("").onAppear { number += 1 }
  }
}

private struct Reacting: View {
  let isThere: Bool
  let journal: Journal
  @State private var events: [String] = []

  var body: some View {
    let _ = journal.note("body " + events.joined(separator: ", "))
    VStack {
      if isThere {
        Text("")
          .onAppear { events.append("came") }
          .onDisappear { events.append("went") }
      }
    }
    .onChange(of: isThere) { events.append("changed") }
  }
}

private struct Fleeting: View {
  let journal: Journal
  @State private var isThere = true

  var body: some View {
    if isThere {
      Text("")
        .onAppear {
          journal.note("came")
          isThere = false
        }
        .onDisappear { journal.note("went") }
    }
  }
}
