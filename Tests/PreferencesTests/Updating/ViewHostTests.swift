import Modifiers
import Testing

@MainActor struct ViewHostTests {
  @Test func `an update announces nothing, whatever its actions write`() throws {
    let number = Remote(0)
    let host = ViewHost {
      Controlled(number) { n in
        Text("").onAppear { number.value = 1 }.onChange(of: n) { number.value = 2 }
      }
    }
    var announcements = 0
    host.onInvalidate = { announcements += 1 }
    #expect(try host.update().passes == 3)
    #expect(announcements == 0)
    number.value = 5
    #expect(announcements == 1)
  }

  @Test func `an announcement may start the update at once`() throws {
    let number = Remote(0)
    let host = ViewHost {
      Controlled(number) { Text("").preference(key: Total.self, value: $0) }
    }
    try host.update()
    host.onInvalidate = { [weak host] in #expect(throws: Never.self) { try host?.update() } }
    number.value = 3
    #expect(host.preference(Total.self) == 3)
    #expect(!host.needsUpdate)
  }

  @Test func `nobody hears once the closure is taken away`() throws {
    let number = Remote(0)
    let host = ViewHost { Controlled(number) { Text("\($0)") } }
    try host.update()
    var announcements = 0
    host.onInvalidate = { announcements += 1 }
    host.onInvalidate = nil
    number.value = 1
    #expect(announcements == 0)
  }

  @Test func `two hosts side by side share a binding`() throws {
    let number = Remote(1)
    let journal = Journal()
    let owner = ViewHost { Controlled(number) { Text("").preference(key: Total.self, value: $0) } }
    try owner.update()
    let shared = Binding(get: { number.value }, set: { number.value = $0 })
    let guest = ViewHost { Guest(number: shared, journal: journal) }
    try guest.update()
    #expect(journal.take() == ["1"])
    #expect(owner.needsUpdate)
    #expect(try owner.update().passes == 1)
    #expect(owner.preference(Total.self) == 2)
    #expect(number.value == 2)
    #expect(try guest.update().passes == 1)
    #expect(journal.take() == ["2"])
  }

  @Test func `state that only another host's body read is a pass of that host alone`() throws {
    let number = Remote(1)
    let journal = Journal()
    let owner = ViewHost { Lender(remote: number) }
    try owner.update()
    let guest = ViewHost(rootView: number.binding.map { Guest(number: $0, journal: journal) })
    try guest.update()
    try owner.update()
    #expect(try guest.update().passes == 1)
    #expect(journal.take() == ["1", "2"])
    number.value = 5
    #expect(try owner.update().passes == 0)
    #expect(!owner.needsUpdate)
    #expect(try guest.update().passes == 1)
    #expect(journal.take() == ["5"])
  }

  @Test func `a host updated in another's action works on its own`() throws {
    let inner = ViewHost { VStack { Text("").preference(key: Total.self, value: 4) } }
    let journal = Journal()
    let outer = ViewHost {
      Text("").onAppear {
        #expect(throws: Never.self) { try inner.update() }
        journal.note("\(inner.preference(Total.self))")
      }
    }
    let report = try outer.update()
    #expect(journal.entries == ["4"])
    #expect(report.passes == 1)
    #expect(outer.diagnostics.isEmpty && inner.diagnostics.isEmpty)
  }

  @Test func `a host updated in another's body keeps the two apart`() throws {
    let number = Remote(1)
    let inner = ViewHost {
      AnyView(Controlled(number) { Text("").preference(key: Total.self, value: $0) })
    }
    let journal = Journal()
    let outer = ViewHost { Including(host: inner, journal: journal) }
    try outer.update()
    number.value = 2
    #expect(inner.needsUpdate)
    #expect(!outer.needsUpdate)
    #expect(journal.entries == ["1"])
  }

  @Test func `update() inside an action is reported and does nothing`() throws {
    let holder = Holder()
    let journal = Journal()
    let host = ViewHost { AnyView(Recursive(holder: holder, journal: journal)) }
    holder.host = host
    #expect(try host.update().passes == 2)
    #expect(journal.entries == ["body 0", "0 passes", "body 1"])
    #expect(
      host.diagnostics.map(\.description) == [
        """
        update() was called while the same host was updating; the call did nothing.
          where: root
          fix: Write state instead, the update that is going on takes it in; or wait for its end.
        """
      ])
  }

  @Test func `a host released in its own action finishes the update`() throws {
    let holder = Holder()
    let journal = Journal()
    holder.kept = ViewHost {
      AnyView(
        VStack {
          Text("").onAppear { holder.kept = nil }
          Text("").onAppear { journal.note("second") }
        })
    }
    try holder.kept?.update()
    #expect(holder.kept == nil)
    #expect(journal.entries == ["second"])
  }

  @Test func `root view and environment set during an update are taken in by it`() throws {
    let holder = Holder()
    let host = ViewHost {
      AnyView(
        Text("").onAppear {
          holder.host?.rootView = AnyView(Text("").preference(key: Total.self, value: 6))
        })
    }
    holder.host = host
    try host.update()
    #expect(host.preference(Total.self) == 6)
    #expect(!host.needsUpdate)
  }

  @Test func `a report says its counts in one line`() throws {
    let options = ViewHostOptions(runsStages: false)
    let host = ViewHost(options: options) { Including(host: nil, journal: Journal()) }
    #expect(
      try host.update().description == "1 pass, 1 body, 0 reductions, 0 layouts, 0 actions")
  }
}

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor private final class Holder {
  weak var host: ViewHost<AnyView>?
  var kept: ViewHost<AnyView>?
}

private struct Guest: View {
  @Binding var number: Int
  let journal: Journal
  @State private var hasWritten = false

  var body: some View {
    let _ = journal.note("\(number)")
    Text("").onAppear { number += 1 }
  }
}

/// Lends a state that its own body does not read.
private struct Lender: View {
  @State private var number = 1
  let remote: Remote<Int>

  var body: some View {
    let _ = remote.connect($number)
    Text("")
  }
}

private struct Including: View {
  let host: ViewHost<AnyView>?
  let journal: Journal

  var body: some View {
    let _ = #expect(throws: Never.self) { try host?.update() }
    let _ = host.map { journal.note("\($0.preference(Total.self))") }
    Text("")
  }
}

private struct Recursive: View {
  let holder: Holder
  let journal: Journal
  @State private var number = 0

  var body: some View {
    let _ = journal.note("body \(number)")
    Text("").onAppear {
      number = 1
      if let report = try? holder.host?.update() { journal.note("\(report.passes) passes") }
    }
  }
}
