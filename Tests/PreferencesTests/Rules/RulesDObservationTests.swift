import Modifiers
import Testing

/// Which bodies a change of an observable object makes run: those that read the property.
@Suite("D. The update") @MainActor struct RulesDObservationTests {
  private let journal = Journal()
  private let life = LifeCount()

  @Test func `D3 of five properties only the one that a row reads wakes it`() throws {
    let model = Profile()
    let host = ViewHost { VStack { ForEach(0..<3) { _ in Named(model: model, journal: journal) } } }
    try host.update()
    #expect(journal.take() == ["a", "a", "a"])
    model.age = 2
    model.city = "b"
    model.mail = "c"
    model.isActive = true
    #expect(!host.needsUpdate)
    #expect(try host.update().bodies == 0)
    model.name = "b"
    let report = try host.update()
    #expect(report.passes == 1 && report.bodies == 3)
    #expect(journal.take() == ["b", "b", "b"])
  }

  @Test func `D3 a property read under a condition counts only while it is read`() throws {
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
    model.name = "c"
    try host.update()
    #expect(journal.entries == ["a", "-", "b", "c"])
  }

  @Test func `D3 objects inside objects are tracked`() throws {
    let model = Profile()
    let friend = Profile()
    model.friend = friend
    let host = ViewHost { Befriended(model: model, journal: journal) }
    try host.update()
    friend.name = "b"
    try host.update()
    model.friend = nil
    try host.update()
    friend.name = "c"
    #expect(!host.needsUpdate)
    #expect(journal.entries == ["a", "b", "none"])
  }

  @Test func `D7 many changes announce one update, also those made by a task`() async throws {
    let model = Profile()
    let host = ViewHost { Named(model: model, journal: journal) }
    try host.update()
    var announcements = 0
    host.onInvalidate = { announcements += 1 }
    model.name = "b"
    model.name = "c"
    #expect(announcements == 1)
    try host.update()
    await Task { @MainActor in
      model.name = "d"
      model.name = "e"
    }.value
    #expect(announcements == 2)
    #expect(try host.update().bodies == 1)
    #expect(journal.entries == ["a", "c", "e"])
  }

  @Test func `D7 a change made on another thread arrives`() async throws {
    let model = Shared()
    let host = ViewHost { SharedReader(model: model, journal: journal) }
    try host.update()
    let announcement = AsyncStream<Void>.makeStream()
    host.onInvalidate = { announcement.continuation.yield() }
    await Task.detached { model.number = 2 }.value
    for await _ in announcement.stream { break }
    try host.update()
    #expect(journal.entries == ["1", "2"])
  }

  @Test func `D6 an action may change what a body read`() throws {
    let model = Profile()
    let host = ViewHost { Named(model: model, journal: journal).onAppear { model.name = "b" } }
    #expect(try host.update().passes == 2)
    #expect(journal.entries == ["a", "b"])
  }

  @Test func `a row's closure and a transform hear of what they read`() throws {
    let model = Profile()
    let host = ViewHost {
      VStack {
        ForEach(0..<1) { _ in
          let _ = journal.note("row \(model.name)")
          Text("").preference(key: Last.self, value: 1)
        }
      }
      .transformPreference(Last.self) { $0 += model.age }
      .onPreferenceChange(Last.self) { journal.note("\($0)") }
    }
    try host.update()
    model.age = 5
    #expect(try host.update().bodies == 0)
    model.name = "b"
    try host.update()
    #expect(journal.entries == ["row a", "2", "6", "row b"])
  }

  @Test func `E2 a property changed while another view's body runs is reported`() throws {
    let model = Profile()
    let host = ViewHost {
      VStack {
        Named(model: model, journal: journal)
        Writing(model: model)
      }
    }
    #expect(try host.update().passes == 2)
    #expect(journal.entries == ["a", "written"])
    #expect(
      host.diagnostics.map(\.what) == [
        "An observable property that Named reads was written while a body ran; the write counts "
          + "for the next pass."
      ])
  }

  @Test func `runs for other reasons do not pile up what the runtime has noted`() throws {
    let model = Tagged()
    let number = Remote(0)
    let host = ViewHost {
      Controlled(number) { Noted(model: model, number: $0, life: life) }
    }
    try host.update()
    for n in 1...10_000 {
      number.value = n
      try host.update()
    }
    // One of the last run, and one of the first body of the type, which nothing is known of before.
    #expect(life.alive <= 2)
    model.name = "b"
    #expect(try host.update().bodies == 1)
  }

  @Test func `views that come and go leave nothing in a lasting object`() throws {
    let model = Tagged()
    let isThere = Remote(false)
    let host = ViewHost {
      VStack {
        Controlled(isThere) { if $0 { Noted(model: model, number: 0, life: life) } }
      }
    }
    try host.update()
    for _ in 0..<100 {
      isThere.value.toggle()
      try host.update()
    }
    #expect(life.alive <= 1)
    model.name = "b"
    #expect(!host.needsUpdate)
  }

  @Test func `an object that a host has read is freed with its owner`() throws {
    let host = ViewHost(rootView: OwnerView(life: life))
    try host.update()
    #expect(life.alive == 1)
    host.rootView = OwnerView(life: life, isThere: false)
    try host.update()
    #expect(life.alive == 0)
  }
}

@Observable private final class Profile {
  var name = "a"
  var age = 1
  var city = ""
  var mail = ""
  var isActive = false
  var friend: Profile?
}

@Observable private final class Shared: @unchecked Sendable {
  var number = 1
}

private struct Named: View {
  let model: Profile
  let journal: Journal

  var body: some View {
    let _ = journal.note(model.name)
    Text(model.name)
  }
}

private struct SharedReader: View {
  let model: Shared
  let journal: Journal

  var body: some View {
    let _ = journal.note("\(model.number)")
    Text("")
  }
}

private struct Sometimes: View {
  let model: Profile
  let reads: Remote<Bool>
  let journal: Journal
  @State private var isReading = true

  var body: some View {
    let _ = reads.connect($isReading)
    let _ = journal.note(isReading ? model.name : "-")
    Text("")
  }
}

private struct Befriended: View {
  let model: Profile
  let journal: Journal

  var body: some View {
    let _ = journal.note(model.friend?.name ?? "none")
    Text("")
  }
}

private struct Writing: View {
  let model: Profile

  var body: some View {
    let _ = model.name = "written"
    Text("")
  }
}

/// Something that the runtime's note of a run keeps alive, as a part of a key path.
private final class Tag: Hashable {
  private let probe: Probe

  init(_ life: LifeCount) {
    probe = Probe(life)
  }

  static func == (a: Tag, b: Tag) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An observable object of which each run reads another property, besides its name.
private final class Tagged: Observable {
  private let registrar = ObservationRegistrar()

  var name: String {
    get {
      registrar.access(self, keyPath: \.name)
      return ""
    }
    set { registrar.withMutation(of: self, keyPath: \.name) {} }
  }

  subscript(tag: Tag) -> String {
    registrar.access(self, keyPath: \.[tag])
    return ""
  }
}

private struct Noted: View {
  let model: Tagged
  let number: Int
  let life: LifeCount

  var body: some View { Text(model.name + model[Tag(life)]) }
}

@Observable private final class Owned {
  var name = "a"
  @ObservationIgnored private let probe: Probe

  init(life: LifeCount) {
    probe = Probe(life)
  }
}

private struct OwnerView: View {
  let life: LifeCount
  var isThere = true

  var body: some View {
    if isThere { OwnedView(life: life) }
  }
}

private struct OwnedView: View {
  @State private var model: Owned

  init(life: LifeCount) {
    _model = State(wrappedValue: Owned(life: life))
  }

  var body: some View { Text(model.name) }
}
