import Modifiers
import Testing

@MainActor struct EnvironmentTests {
  private let journal = Journal()

  @Test func `the nearest value counts, and values set beside it stay`() throws {
    let host = ViewHost {
      VStack {
        Reader(name: "outer", journal: journal)
        VStack { Reader(name: "inner", journal: journal) }
          .environment(\.number, 3)
      }
      .environment(\.number, 2)
      .environment(\.word, "w")
    }
    try host.update()
    #expect(journal.entries.sorted() == ["inner 3 w", "outer 2 w"])
  }

  @Test func `a modifier nearer to the view is applied after one further out`() throws {
    try ViewHost {
      Reader(name: "a", journal: journal)
        .transformEnvironment(\.number) { $0 *= 10 }
        .transformEnvironment(\.number) { $0 += 1 }
        .environment(\.number, 4)
    }.update()
    #expect(journal.entries == ["a 50 none"])
  }

  @Test func `a host's environment is inherited and may change`() throws {
    let host = ViewHost {
      Reader(name: "a", journal: journal).transformEnvironment(\.number) { $0 += 1 }
    }
    host.environment.number = 5
    try host.update()
    #expect(journal.take() == ["a 6 none"])
    host.environment.number = 7
    #expect(host.environment.number == 7)
    try host.update()
    #expect(journal.take() == ["a 8 none"])
  }

  @Test func `a value that changes in between reaches the scopes below`() throws {
    let number = Remote(1)
    let host = ViewHost {
      Controlled(number) { n in
        VStack {
          Reader(name: "a", journal: journal).transformEnvironment(\.number) { $0 *= 2 }
          Reader(name: "b", journal: journal).environment(\.number, 0)
        }
        .environment(\.number, n)
      }
    }
    try host.update()
    #expect(journal.take().sorted() == ["a 2 none", "b 0 none"])
    number.value = 2
    try host.update()
    #expect(journal.take() == ["a 4 none"])
  }

  @Test func `a scope that is gone is left alone`() throws {
    let number = Remote(1)
    let host = ViewHost {
      VStack {
        Controlled(number) { n in
          if n == 1 { Reader(name: "a", journal: journal).environment(\.word, "x") }
        }
      }
    }
    try host.update()
    number.value = 2
    try host.update()
    host.environment.number = 9
    #expect(try host.update().bodies == 0)
    #expect(journal.entries == ["a 0 x"])
  }

  @Test func `a modifier's body reads the environment around the modifier`() throws {
    try ViewHost {
      Reader(name: "content", journal: journal)
        .environment(\.number, 3)
        .modifier(Noting(journal: journal))
        .environment(\.number, 2)
    }.update()
    #expect(journal.entries.sorted() == ["content 3 none", "modifier 2"])
  }

  @Test func `an overlay inherits from where it is written`() throws {
    try ViewHost {
      Text("")
        .environment(\.number, 3)
        .overlay { Reader(name: "layer", journal: journal) }
        .environment(\.number, 2)
    }.update()
    #expect(journal.entries == ["layer 2 none"])
  }

  @Test func `an action reads the value of now`() throws {
    let host = ViewHost { Acting(journal: journal) }
    host.environment.number = 4
    try host.update()
    #expect(journal.entries == ["4"])
  }

  @Test func `before it is mounted a property has the default`() {
    #expect(Environment(\.number).wrappedValue == 0)
  }

  @Test func `values describe what was set`() {
    var values = EnvironmentValues()
    #expect(values.description == "[]")
    values.word = "w"
    values.number = 1
    #expect(values.description == "[NumberKey = 1, WordKey = w]")
  }
}

private struct NumberKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct WordKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

private struct Reader: View {
  let name: String
  let journal: Journal
  @Environment(\.number) private var number
  @Environment(\.word) private var word

  var body: some View {
    let _ = journal.note("\(name) \(number) \(word)")
    Text("")
  }
}

private struct Noting: ViewModifier {
  let journal: Journal
  @Environment(\.number) private var number

  func body(content: Content) -> some View {
    let _ = journal.note("modifier \(number)")
    content
  }
}

private struct Acting: View {
  let journal: Journal
  @Environment(\.number) private var number

  var body: some View {
    Text("").onAppear { journal.note("\(number)") }
  }
}
