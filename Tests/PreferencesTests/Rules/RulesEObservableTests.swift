import Modifiers
import Testing

/// Observable objects that views read from the environment by their type.
@Suite("E. When the user's code is wrong") @MainActor struct RulesEObservableTests {
  private let journal = Journal()

  @Test func `E8 a view without its observable object is not there, and a diagnostic says so`()
    throws
  {
    let host = ViewHost {
      VStack { Reader(journal: journal).preference(key: Last.self, value: 1) }
    }
    #expect(try host.update().bodies == 0)
    #expect(host.preference(Last.self) == 0 && journal.entries.isEmpty)
    #expect(
      host.diagnostics.map(\.description) == [
        """
        No view above sets an object of type Session; what reads it is not there until one does.
          where: VStack › Reader
          fix: Add .environment(_:) with an object of type Session to a view above.
        """
      ])
  }

  @Test func `E8 the view is there as soon as its observable object is, and goes with it`() throws {
    let session = Remote<Session?>(nil)
    let host = ViewHost {
      VStack {
        Controlled(session) {
          Reader(journal: journal).preference(key: Last.self, value: 1).environment($0)
        }
      }
    }
    try host.update()
    #expect(host.preference(Last.self) == 0)
    session.value = Session(user: "a")
    try host.update()
    #expect(host.preference(Last.self) == 1)
    session.value = nil
    try host.update()
    #expect(host.preference(Last.self) == 0)
    #expect(journal.entries == ["a"])
  }

  @Test func `E8 an optional property is nil where there is no object`() throws {
    let host = ViewHost {
      VStack {
        OptionalReader(journal: journal)
        OptionalReader(journal: journal).environment(Session(user: "a"))
        OptionalReader(journal: journal).environment(nil as Session?)
      }
    }
    try host.update()
    #expect(journal.entries == ["none", "a", "none"] && host.diagnostics.isEmpty)
  }

  @Test func `E8 a body reads single properties of the object`() throws {
    let session = Session(user: "a")
    let host = ViewHost { Reader(journal: journal).environment(session) }
    try host.update()
    session.visits += 1
    #expect(!host.needsUpdate)
    session.user = "b"
    #expect(try host.update().bodies == 1)
    #expect(journal.entries == ["a", "b"])
  }

  @Test func `E8 objects are compared by identity`() throws {
    let sessions = [Session(user: "a"), Session(user: "a")]
    let shown = Remote(0)
    let host = ViewHost {
      Controlled(shown) { Reader(journal: journal).environment(sessions[$0]) }
    }
    try host.update()
    shown.value = 1
    #expect(try host.update().bodies == 2)
    #expect(journal.entries == ["a", "a"])
  }

  @Test func `E8 reading such a property outside a body ends the program with that sentence`() async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Reader(journal: Journal()).read() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("No view above sets an object of type Session; what reads it"))
    #expect(text.contains("Add .environment(_:) with an object of type Session to a view above."))
  }
}

@Observable private final class Session {
  var user: String
  var visits = 0

  init(user: String) {
    self.user = user
  }
}

extension Session: Equatable {
  static func == (a: Session, b: Session) -> Bool { a.user == b.user }
}

private struct Reader: View {
  @Environment(Session.self) private var session
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

private struct OptionalReader: View {
  @Environment(Session.self) private var session: Session?
  let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  var body: some View {
    let _ = journal.note(session?.user ?? "none")
    Text("")
  }
}
