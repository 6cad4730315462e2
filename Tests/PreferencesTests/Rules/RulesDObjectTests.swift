import Modifiers
import Testing

/// Which bodies an observed object makes run, and how often a host is told.
@Suite("D. The update") @MainActor struct RulesDObjectTests {
  private let journal = Journal()

  @Test func `D3 a body runs again when an object that it read changes`() throws {
    let model = Profile()
    let host = ViewHost { Named(model: model, journal: journal) }
    try host.update()
    model.name = "b"
    let report = try host.update()
    #expect(report.passes == 1 && report.bodies == 1)
    #expect(journal.entries == ["a", "b"])
    #expect(try host.update().passes == 0)
  }

  @Test func `D3 an object that no body read causes no body and no update`() throws {
    let model = Profile()
    let host = ViewHost { Ignoring(model: model, journal: journal) }
    try host.update()
    model.name = "b"
    #expect(!host.needsUpdate)
    #expect(try host.update().bodies == 0)
  }

  @Test func `D3 an object read under a condition counts only while it is read`() throws {
    let model = Profile()
    let reads = Remote(true)
    let host = ViewHost { Sometimes(model: model, reads: reads, journal: journal) }
    try host.update()
    reads.value = false
    try host.update()
    model.name = "b"
    #expect(!host.needsUpdate)
    reads.value = true
    try host.update()
    #expect(journal.entries == ["a", "-", "b"])
  }

  @Test func `D3 of five published properties any wakes every row that reads the object`() throws {
    let model = Profile()
    let host = ViewHost { VStack { ForEach(0..<3) { _ in Named(model: model, journal: journal) } } }
    try host.update()
    _ = journal.take()
    model.age = 2
    #expect(try host.update().bodies == 3)
    #expect(journal.entries == ["a", "a", "a"])
  }

  @Test func `D3 an object is compared by identity`() throws {
    let number = Remote(1)
    let model = Profile()
    let host = ViewHost {
      Controlled(number) { _ in Named(model: model, journal: journal) }
    }
    try host.update()
    number.value = 2
    #expect(try host.update().bodies == 1)
    #expect(journal.entries == ["a"])
  }

  @Test func `D3 an object with its own equality is compared by identity all the same`() throws {
    let host = ViewHost(rootView: EqualReader(model: EqualModel(1), journal: journal))
    try host.update()
    host.rootView = EqualReader(model: EqualModel(2), journal: journal)
    #expect(try host.update().bodies == 1)
    #expect(journal.entries == ["1", "2"])
  }

  @Test func `another object in the same place is observed instead`() throws {
    let a = Profile(name: "a")
    let b = Profile(name: "b")
    let host = ViewHost(rootView: Named(model: a, journal: journal))
    try host.update()
    host.rootView = Named(model: b, journal: journal)
    try host.update()
    a.name = "old"
    #expect(!host.needsUpdate)
    b.name = "new"
    #expect(host.needsUpdate)
    try host.update()
    #expect(journal.entries == ["a", "b", "new"])
  }

  @Test func `D7 many changes of many objects announce one update`() throws {
    let model = Profile()
    let other = Profile()
    let host = ViewHost {
      VStack {
        ForEach(0..<3) { _ in Named(model: model, journal: journal) }
        Named(model: other, journal: journal)
      }
    }
    try host.update()
    var announcements = 0
    host.onInvalidate = { announcements += 1 }
    model.name = "b"
    model.age = 3
    other.name = "c"
    #expect(announcements == 1)
    let report = try host.update()
    #expect(report.passes == 1 && report.bodies == 4)
    model.name = "d"
    #expect(announcements == 2)
  }

  @Test func `D7 an update asked for before an object has changed does nothing, and loses nothing`()
    throws
  {
    let model = Profile()
    let host = ViewHost { Named(model: model, journal: journal) }
    try host.update()
    host.onInvalidate = { [unowned host] in #expect(throws: Never.self) { try host.update() } }
    model.name = "b"
    #expect(host.needsUpdate)
    #expect(host.diagnostics.map(\.path) == ["root"])
    try host.update()
    #expect(journal.entries == ["a", "b"])
  }

  @Test func `D7 one object tells each of its hosts`() throws {
    let model = Profile()
    let hosts = (0..<2).map { _ in ViewHost { Named(model: model, journal: journal) } }
    for host in hosts { try host.update() }
    model.name = "b"
    #expect(hosts[0].needsUpdate && hosts[1].needsUpdate)
    for host in hosts { #expect(try host.update().bodies == 1) }
  }

  @Test func `D6 an action may change an object`() throws {
    let model = Profile()
    let host = ViewHost {
      Named(model: model, journal: journal).onAppear { model.name = "b" }
    }
    #expect(try host.update().passes == 2)
    #expect(journal.entries == ["a", "b"])
  }

  @Test func `D7 a change made by a task on the main actor announces one update`() async throws {
    let model = Profile()
    let host = ViewHost { Named(model: model, journal: journal) }
    try host.update()
    var announcements = 0
    host.onInvalidate = { announcements += 1 }
    await Task { @MainActor in
      model.name = "b"
      model.age = 5
    }.value
    #expect(announcements == 1)
    #expect(try host.update().bodies == 1)
    #expect(journal.entries == ["a", "b"])
  }

  @Test func `D7 a change made on another thread arrives`() async throws {
    let model = SharedModel()
    let host = ViewHost { SharedReader(model: model, journal: journal) }
    try host.update()
    let announcement = AsyncStream<Void>.makeStream()
    host.onInvalidate = { announcement.continuation.yield() }
    await Task.detached { model.number = 2 }.value
    for await _ in announcement.stream { break }
    try host.update()
    #expect(journal.entries == ["1", "2"])
  }

  @Test func `D7 state written on another thread arrives`() async throws {
    let number = Remote(1)
    let host = ViewHost {
      Controlled(number) { n in
        let _ = journal.note("\(n)")
        Text("")
      }
    }
    try host.update()
    let announcement = AsyncStream<Void>.makeStream()
    host.onInvalidate = { announcement.continuation.yield() }
    let binding = try #require(number.binding)
    await Task.detached { binding.wrappedValue = 2 }.value
    for await _ in announcement.stream { break }
    try host.update()
    #expect(journal.entries == ["1", "2"])
  }
}

private final class Profile: ObservableObject {
  @Published var name: String
  @Published var age = 1
  @Published var city = ""
  @Published var mail = ""
  @Published var isActive = false

  init(name: String = "a") {
    self.name = name
  }
}

private struct Named: View {
  @ObservedObject var model: Profile
  let journal: Journal

  var body: some View {
    let _ = journal.note(model.name)
    Text(model.name)
  }
}

private struct Ignoring: View {
  @ObservedObject var model: Profile
  let journal: Journal

  var body: some View {
    let _ = journal.note("body")
    Text("").onAppear { journal.note(model.name) }
  }
}

private struct Sometimes: View {
  @ObservedObject var model: Profile
  let reads: Remote<Bool>
  let journal: Journal
  @State private var isReading = true

  var body: some View {
    let _ = reads.connect($isReading)
    let _ = journal.note(isReading ? model.name : "-")
    Text("")
  }
}

private final class EqualModel: ObservableObject, Equatable {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }

  static func == (a: EqualModel, b: EqualModel) -> Bool { true }
}

private struct EqualReader: View {
  @ObservedObject var model: EqualModel
  let journal: Journal

  var body: some View {
    let _ = journal.note("\(model.number)")
    Text("")
  }
}

private final class SharedModel: ObservableObject, @unchecked Sendable {
  @Published var number = 1
}

private struct SharedReader: View {
  @ObservedObject var model: SharedModel
  let journal: Journal

  var body: some View {
    let _ = journal.note("\(model.number)")
    Text("")
  }
}
