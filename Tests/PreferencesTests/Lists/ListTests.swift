import Modifiers
import Rendering
import Testing

private struct Reminder: Identifiable, Equatable {
  let id: Int
  var title: String
}

@MainActor @Suite("Lists")
struct ListTests {
  private func picture(_ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ view: () -> some View)
    throws -> String
  {
    let renderer = TextRenderer(content: view())
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return try renderer.text
  }

  @Test func `a list draws its rows with lines between them`() throws {
    let picture = try picture(128, 112) {
      List {
        Text("Milk")
        HStack {
          Text("Eggs")
          Spacer()
          Text("6")
        }
        Text("Bread")
      }
    }
    #expect(
      picture == """

          Milk
          ──────────────
          Eggs       6
          ──────────────
          Bread


        """)
  }

  @Test func `a row has 16 points at its sides and 8 above and below`() throws {
    let host = ViewHost {
      List {
        Text("Milk")
        Color.red.frame(height: 20)
      }
    }
    host.proposal = ProposedViewSize(width: 200, height: 300)
    try host.update()
    let snapshot = host.snapshot()
    #expect(snapshot.all(named: "List").first?.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(snapshot.first(text: "Milk")?.frame == CGRect(x: 16, y: 8, width: 32, height: 16))
    #expect(
      snapshot.all(named: "Color").first?.frame == CGRect(x: 16, y: 40, width: 168, height: 20))
  }

  @Test func `without an offer a list is as large as its rows`() throws {
    let host = ViewHost {
      List(["a", "long"], id: \.self) { Text($0) }
    }
    try host.update()
    #expect(host.size == CGSize(width: 32 + 32, height: 2 * 32))
  }

  @Test func `a list without rows draws nothing and takes what it is offered`() throws {
    let host = ViewHost {
      List {
        if false { Text("never") }
        Group {}
        ForEach(0..<0) { Text("\($0)") }
      }
    }
    host.proposal = ProposedViewSize(width: 120, height: 80)
    try host.update()
    #expect(host.size == CGSize(width: 120, height: 80))
    #expect(host.drawing.commands.isEmpty)
    host.proposal = .unspecified
    try host.update()
    #expect(host.size == .zero)
  }

  @Test func `groups and conditions dissolve into rows`() throws {
    let isThere = true
    let picture = try picture(80, 160) {
      List {
        Group {
          Text("a")
          Text("b")
        }
        if isThere { Text("c") }
        ForEach(1...2, id: \.self) { Text("\($0)") }
      }
    }
    #expect(
      picture == """

          a
          ────────
          b
          ────────
          c
          ────────
          1
          ────────
          2

        """)
  }

  @Test func `sections have headers and footers without lines`() throws {
    let picture = try picture(136, 240) {
      List {
        Section {
          Text("Milk")
          Text("Eggs")
        } header: {
          Text("Today")
        } footer: {
          Text("2 things")
        }
        Section("Later") {
          Text("Bread")
        }
      }
    }
    #expect(
      picture == """

          Today

          Milk
          ───────────────
          Eggs

          2 things

          Later

          Bread




        """)
  }

  @Test func `what lies below a list is cut off`() throws {
    let picture = try picture(80, 48) {
      List(0..<9) { Text("row \($0)") }
    }
    #expect(
      picture == """

          row 0
          ────────
          row 1
        """)
  }

  @Test func `rows set their room, their lines and their colour`() throws {
    let host = ViewHost {
      List {
        Text("a").listRowInsets(EdgeInsets(top: 0, leading: 8, bottom: 4, trailing: 0))
        Text("b").listRowSeparator(.hidden)
        Text("c").listRowBackground(Color.red)
      }
      .listStyle(.insetGrouped)
    }
    host.proposal = ProposedViewSize(width: 100, height: 100)
    try host.update()
    let snapshot = host.snapshot()
    #expect(snapshot.first(text: "a")?.frame == CGRect(x: 8, y: 0, width: 8, height: 16))
    #expect(snapshot.first(text: "b")?.frame.origin == CGPoint(x: 16, y: 28))
    let fills = host.drawing.commands.compactMap { command -> CGRect? in
      if case .fill(let outline, _) = command { outline.bounds } else { nil }
    }
    #expect(fills == [CGRect(x: 0, y: 52, width: 100, height: 32)])
  }

  @Test func `a list over a bound collection writes into it`() throws {
    let remote = Remote([Reminder(id: 1, title: "a"), Reminder(id: 2, title: "b")])
    var bindings: [Binding<Reminder>] = []
    let host = ViewHost {
      BoundList(remote: remote) { bindings.append($0) }
    }
    try host.update()
    bindings[1].wrappedValue.title = "changed"
    try host.update()
    #expect(remote.value.map(\.title) == ["a", "changed"])
    #expect(host.snapshot().first(text: "changed") != nil)
  }

  @Test func `A4 rows contribute in order and a list adds one level`() throws {
    let result = try value(of: Grouped.self) {
      Write(Grouped.self, "a")
      List {
        Write(Grouped.self, "b")
        Section {
          Write(Grouped.self, "c")
        } header: {
          Write(Grouped.self, "h")
        }
      }
    }
    #expect(result == "(a ((b h) c))")
  }

  @Test func `one row may be selected`() throws {
    let selected = Remote<Int?>(nil)
    let host = ViewHost {
      Selecting(selected: selected)
    }
    try host.update()
    let list = try #require(host.listSelection)
    list.tap(AnyHashable(2))
    #expect(selected.value == 2)
    #expect(list.contains(2))
    list.tap(AnyHashable("x"))
    #expect(selected.value == 2)
    list.tap(AnyHashable(1))
    #expect(selected.value == 1)
  }

  @Test func `a tap on a row selects it`() throws {
    let selected = Remote<Int?>(nil)
    let host = ViewHost { Selecting(selected: selected) }
    try host.find(text: "2").tap()
    #expect(selected.value == 2)
    let several = Remote<Set<Int>>([])
    let other = ViewHost { SelectingSeveral(selected: several) }
    try other.find(text: "1").tap()
    try other.find(text: "3").tap()
    try other.find(text: "1").tap()
    #expect(several.value == [3])
    let plain = ViewHost { List { Text("a") } }
    let row = try plain.find(text: "a")
    let error = try #require(throws: InteractionError.self) { try row.tap() }
    #expect(error.reason == .unable)
  }

  @Test func `for an empty state headers and footers do not count`() throws {
    let words = Remote<[String]>([])
    let host = ViewHost {
      Controlled(words) { words in
        List {
          Section("Header") { ForEach(words, id: \.self) { Text($0) } }
        }
        .emptyState { Text("Nothing") }
      }
    }
    try host.update()
    #expect(host.snapshot().first(text: "Nothing") != nil)
    words.value = ["word"]
    try host.update()
    #expect(host.snapshot().first(text: "Nothing") == nil)
    #expect(host.snapshot().first(text: "word") != nil)
  }

  @Test func `several rows may be selected`() throws {
    let selected = Remote<Set<Int>>([])
    let host = ViewHost {
      SelectingSeveral(selected: selected)
    }
    try host.update()
    let list = try #require(host.listSelection)
    list.tap(AnyHashable(2))
    list.tap(AnyHashable(1))
    #expect(selected.value == [1, 2])
    list.tap(AnyHashable(2))
    #expect(selected.value == [1])
    #expect(!list.contains(2))
  }
}

private struct BoundList: View {
  let remote: Remote<[Reminder]>
  let note: (Binding<Reminder>) -> Void
  @State private var reminders: [Reminder]

  init(remote: Remote<[Reminder]>, note: @escaping (Binding<Reminder>) -> Void) {
    self.remote = remote
    self.note = note
    _reminders = State(wrappedValue: remote.value)
  }

  var body: some View {
    let _ = remote.connect($reminders)
    List($reminders) { $reminder in
      let _ = note($reminder)
      Text(reminder.title)
    }
  }
}

private struct Selecting: View {
  let selected: Remote<Int?>
  @State private var selection: Int?

  var body: some View {
    let _ = selected.connect($selection)
    List(selection: $selection) {
      ForEach(0..<3) { Text("\($0)") }
    }
  }
}

private struct SelectingSeveral: View {
  let selected: Remote<Set<Int>>
  @State private var selection: Set<Int> = []

  var body: some View {
    let _ = selected.connect($selection)
    List([1, 2, 3], id: \.self, selection: $selection) { Text("\($0)") }
  }
}

extension ViewHost {
  /// The selection of the first list.
  fileprivate var listSelection: Selection? {
    var waiting: [Element] = context.root.map { [$0] } ?? []
    while let element = waiting.popLast() {
      if let selection = element.listSelection { return selection }
      element.forEachElement { waiting.append($0) }
    }
    return nil
  }
}
