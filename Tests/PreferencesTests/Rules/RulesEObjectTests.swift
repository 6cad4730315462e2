import Modifiers
import Preferences
import Testing

/// Objects that views read from the environment, and what happens where there is none.
@Suite("E. When the user's code is wrong") @MainActor struct RulesEObjectTests {
  private let journal = Journal()

  @Test func `E8 a view without its object is not there, and a diagnostic says so`() throws {
    let host = ViewHost {
      VStack {
        Reader(journal: journal).preference(key: Last.self, value: 1)
        Text("")
      }
    }
    let report = try host.update()
    #expect(report.bodies == 0 && journal.entries.isEmpty)
    #expect(host.preference(Last.self) == 0)
    #expect(
      host.diagnostics.map(\.description) == [
        """
        No view above sets an object of type Session; what reads it is not there until one does.
          where: VStack › Reader
          fix: Add .environmentObject(_:) with an object of type Session to a view above.
        """
      ])
    #expect(try host.update().passes == 0)
  }

  @Test func `E8 the view is there as soon as its object is`() throws {
    let shown = Remote(false)
    let session = Session()
    let host = ViewHost {
      VStack {
        Controlled(shown) { isShown in
          Reader(journal: journal).preference(key: Last.self, value: 1)
            .transformEnvironment(\.self) {
              if isShown { $0[ObjectKey<Session>.self] = ObjectReference(object: session) }
            }
        }
      }
    }
    try host.update()
    #expect(host.preference(Last.self) == 0)
    shown.value = true
    #expect(try host.update().bodies == 2)
    #expect(host.preference(Last.self) == 1)
    #expect(journal.take() == ["anna"])
    shown.value = false
    try host.update()
    #expect(host.preference(Last.self) == 0)
    shown.value = true
    try host.update()
    #expect(host.preference(Last.self) == 1)
  }

  @Test func `E8 a modifier without its object takes its content with it`() throws {
    let host = ViewHost {
      VStack { Text("").preference(key: Last.self, value: 1).modifier(Framing(journal: journal)) }
    }
    try host.update()
    #expect(host.preference(Last.self) == 0 && journal.entries.isEmpty)
    #expect(host.diagnostics.map(\.path) == ["VStack › Framing"])
  }

  @Test func `E8 the nearest object of the type counts, and a change of it wakes its readers`()
    throws
  {
    let outer = Session(user: "outer")
    let inner = Session(user: "inner")
    let host = ViewHost {
      VStack {
        Reader(journal: journal)
        VStack { Reader(journal: journal) }.environmentObject(inner)
      }
      .environmentObject(outer)
    }
    try host.update()
    #expect(journal.take().sorted() == ["inner", "outer"])
    inner.user = "other"
    #expect(try host.update().bodies == 1)
    #expect(journal.take() == ["other"])
  }

  @Test func `E8 another object in the environment is observed instead`() throws {
    let a = Session(user: "a")
    let b = Session(user: "b")
    let shown = Remote(a)
    let host = ViewHost {
      Controlled(shown) { Reader(journal: journal).environmentObject($0) }
    }
    try host.update()
    shown.value = b
    try host.update()
    a.user = "old"
    #expect(!host.needsUpdate)
    b.user = "new"
    try host.update()
    #expect(journal.entries == ["a", "b", "new"])
  }

  @Test func `E8 objects of two types do not meet`() throws {
    let host = ViewHost {
      Reader(journal: journal).environmentObject(Session(user: "a")).environmentObject(Other())
    }
    try host.update()
    #expect(journal.entries == ["a"] && host.diagnostics.isEmpty)
  }

  @Test func `E8 bindings lead into the object`() throws {
    let session = Session(user: "a")
    let host = ViewHost { Renaming().environmentObject(session) }
    try host.update()
    #expect(session.user == "a!")
  }

  @Test func `E8 reading such a property outside a body ends the program with that sentence`() async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Reader(journal: Journal()).read() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        """
        No view above sets an object of type Session; what reads it is not there until one does.
          where: outside a body, or in a view that is not mounted
          fix: Add .environmentObject(_:) with an object of type Session to a view above.
        """))
  }

  @Test func `E2 an object changed while a body runs is reported, and the change counts`() throws {
    let model = Session(user: "")
    let host = ViewHost { Appending(model: model, limit: 1) }
    #expect(try host.update().passes == 2)
    #expect(model.user == "x")
    #expect(
      host.diagnostics.map(\.what) == [
        "Appending.model was written while a body ran; the write counts for the next pass."
      ])
  }

  @Test func `E1 a body that changes what it reads each time it runs is given up`() {
    let host = ViewHost { Appending(model: Session(user: ""), limit: .max) }
    let error = #expect(throws: UpdateError.self) { try host.update() }
    guard case .cycle(let cycle) = error else { return }
    #expect(cycle.state == ["Appending.model"] && cycle.path == "Appending")
  }
}

private final class Session: ObservableObject {
  @Published var user: String

  init(user: String = "anna") {
    self.user = user
  }
}

private final class Other: ObservableObject {}

private struct Reader: View {
  @EnvironmentObject private var session: Session
  let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  func read() {
    journal.note(session.user)
  }

  var body: some View {
    let _ = journal.note(session.user)
    Text(session.user)
  }
}

private struct Framing: ViewModifier {
  @EnvironmentObject private var session: Session
  let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  func body(content: Content) -> some View {
    let _ = journal.note(session.user)
    content
  }
}

private struct Renaming: View {
  @EnvironmentObject private var session: Session

  var body: some View {
    let name = $session.user
    Text(name.wrappedValue).onAppear { name.wrappedValue += "!" }
  }
}

private struct Appending: View {
  @ObservedObject var model: Session
  let limit: Int

  var body: some View {
    let _ = append()
    Text(model.user)
  }

  private func append() {
    if model.user.count < limit { model.user += "x" }
  }
}
