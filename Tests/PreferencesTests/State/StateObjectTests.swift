import Modifiers
import Testing

/// Objects that a view owns.
@MainActor struct StateObjectTests {
  private let journal = Journal()
  private let life = LifeCount()

  @Test func `the object is made once, when the view is mounted and before its body runs`() throws {
    let number = Remote(1)
    let host = ViewHost { Controlled(number) { Owner(number: $0, journal: journal) } }
    try host.update()
    #expect(journal.take() == ["made", "body 1 0"])
    number.value = 2
    try host.update()
    #expect(journal.take() == ["body 2 0"])
  }

  @Test func `the object is made even if no body reads it`() throws {
    try ViewHost { Idle(journal: journal) }.update()
    #expect(journal.entries == ["made"])
  }

  @Test func `a change makes the body run again`() throws {
    let host = ViewHost { Owner(number: 1, journal: journal, appears: { $0.count += 1 }) }
    #expect(try host.update().passes == 2)
    #expect(journal.entries == ["made", "body 1 0", "body 1 1"])
  }

  @Test func `another identity has a fresh object`() throws {
    let id = Remote(1)
    let host = ViewHost {
      Controlled(id) { id in
        VStack { Owner(number: id, journal: journal, appears: { $0.count += 1 }).id(id) }
      }
    }
    try host.update()
    _ = journal.take()
    id.value = 2
    try host.update()
    #expect(journal.entries == ["made", "body 2 0", "body 2 1"])
  }

  @Test func `the object is freed when its view goes, and closures of the view can read it before`()
    throws
  {
    let isThere = Remote(true)
    let host = ViewHost {
      VStack { Controlled(isThere) { if $0 { Keeper(life: life, journal: journal) } } }
    }
    try host.update()
    #expect(life.alive == 1)
    isThere.value = false
    try host.update()
    #expect(life.alive == 0)
    #expect(journal.entries == ["keeper", "gone keeper"])
  }

  @Test func `objects are freed with the host, and hear nothing afterwards`() throws {
    let shared = Counting(journal: journal)
    var host: ViewHost<Pair>? = ViewHost {
      Pair(shared: shared, keeper: Keeper(life: life, journal: journal))
    }
    try host?.update()
    #expect(life.alive == 1)
    host = nil
    #expect(life.alive == 0)
    shared.count += 1
  }

  @Test func `an observed object is let go when another takes its place`() throws {
    let host = ViewHost(rootView: Watching(model: Held(life: life)))
    try host.update()
    host.rootView = Watching(model: Held(life: life))
    try host.update()
    #expect(life.alive == 1)
  }

  @Test func `an unmounted property makes an object each time it is read`() {
    let view = Owner(number: 1, journal: journal)
    _ = view.read()
    _ = view.read()
    #expect(journal.entries == ["made", "made"])
  }

  @Test func `the object may belong to the main actor`() throws {
    let host = ViewHost { Isolated(journal: journal) }
    #expect(try host.update().passes == 2)
    #expect(journal.entries == ["0", "1"])
  }

  @Test func `a modifier and a property of the user's own may own an object`() throws {
    let host = ViewHost { Text("").modifier(Composed(journal: journal)) }
    #expect(try host.update().passes == 2)
    #expect(journal.entries == ["made", "made", "0 0", "1 1"])
  }
}

private final class Counting: ObservableObject {
  @Published var count = 0

  init(journal: Journal) {
    journal.note("made")
  }
}

private struct Owner: View {
  let number: Int
  let journal: Journal
  var appears: (Counting) -> Void = { _ in }
  @StateObject private var model: Counting

  init(number: Int, journal: Journal, appears: @escaping (Counting) -> Void = { _ in }) {
    self.number = number
    self.journal = journal
    self.appears = appears
    _model = StateObject(wrappedValue: Counting(journal: journal))
  }

  func read() -> Int { model.count }

  var body: some View {
    let _ = journal.note("body \(number) \(model.count)")
    Text("").onAppear { appears(model) }
  }
}

private struct Idle: View {
  @StateObject private var model: Counting

  init(journal: Journal) {
    _model = StateObject(wrappedValue: Counting(journal: journal))
  }

  var body: some View { Text("") }
}

private final class Held: ObservableObject {
  @Published var name = "keeper"
  private let probe: Probe

  init(life: LifeCount) {
    probe = Probe(life)
  }
}

private struct Keeper: View {
  @StateObject private var model: Held
  let journal: Journal

  init(life: LifeCount, journal: Journal) {
    _model = StateObject(wrappedValue: Held(life: life))
    self.journal = journal
  }

  var body: some View {
    let _ = journal.note(model.name)
    Text("").onDisappear { journal.note("gone \(model.name)") }
  }
}

private struct Watching: View {
  @ObservedObject var model: Held

  var body: some View { Text(model.name) }
}

private struct Pair: View {
  @ObservedObject var shared: Counting
  let keeper: Keeper

  var body: some View {
    Text("\(shared.count)")
    keeper
  }
}

@MainActor private final class MainModel: ObservableObject {
  @Published var count = 0

  func increase() { count += 1 }
}

private struct Isolated: View {
  @StateObject private var model = MainModel()
  let journal: Journal

  var body: some View {
    let _ = journal.note("\(model.count)")
    Text("").onAppear { model.increase() }
  }
}

private struct Owned: DynamicProperty {
  @StateObject var model: Counting

  init(journal: Journal) {
    _model = StateObject(wrappedValue: Counting(journal: journal))
  }
}

private struct Composed: ViewModifier {
  private let owned: Owned
  @StateObject private var own: Counting
  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
    owned = Owned(journal: journal)
    _own = StateObject(wrappedValue: Counting(journal: journal))
  }

  func body(content: Content) -> some View {
    let _ = journal.note("\(owned.model.count) \(own.count)")
    content.onAppear {
      owned.model.count += 1
      own.count += 1
    }
  }
}
