import Modifiers
import Rendering
import Testing

@MainActor @Suite("Navigation")
struct NavigationTests {
  private func picture(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> some View)
    throws -> String
  {
    let renderer = TextRenderer(content: view())
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return try renderer.text
  }

  @Test func `a title stands in a bar above the screen`() throws {
    let picture = try picture(128, 112) {
      NavigationStack {
        List {
          Text("Milk")
          Text("Eggs")
        }
        .navigationTitle("Reminders")
      }
    }
    #expect(
      picture == """

          Reminders

          Milk
          ──────────────
          Eggs


        """)
  }

  @Test func `a title in line stands in the middle, items at its sides`() throws {
    let picture = try picture(160, 48) {
      NavigationView {
        Text("x")
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Text("Back") }
            ToolbarItem(placement: .confirmationAction) { Text("Done") }
          }
      }
    }
    #expect(
      picture == """

          Back  Title  Done
                  x
        """)
  }

  @Test func `items stand where their placement says`() throws {
    let picture = try picture(192, 96) {
      NavigationStack {
        Text("x")
          .toolbar {
            ToolbarItemGroup(placement: .topBarLeading) {
              Text("a")
              Text("b")
            }
            ToolbarItem(placement: .principal) { Text("middle") }
            ToolbarItem { Text("c") }
            ToolbarItem(id: "d", placement: .bottomBar) { Text("below") }
          }
      }
    }
    #expect(
      picture == """

          a b      middle     c

                    x

                  below

        """)
  }

  @Test func `without a title and items there is no bar`() throws {
    let host = ViewHost { NavigationStack { Text("x") } }
    host.proposal = ProposedViewSize(width: 100, height: 100)
    #expect(try host.update().passes == 1)
    #expect(host.snapshot().first(text: "x")?.frame.midY == 50)
    #expect(host.size == CGSize(width: 100, height: 100))
  }

  @Test func `of titles inside each other the innermost is shown, beside each other the last`()
    throws
  {
    func title(@ViewBuilder _ view: () -> some View) throws -> [String] {
      let host = ViewHost { NavigationStack { view() } }
      try host.update()
      return ["a", "b"].filter { host.snapshot().first(text: $0) != nil }
    }
    #expect(
      try title { VStack { Text("").navigationTitle("a") }.navigationTitle("b") } == ["a"])
    #expect(
      try title {
        Text("").navigationTitle("a")
        Text("").navigationTitle("b")
        Text("")
      } == ["b"])
    #expect(try title { Text("").navigationTitle(Text("b")).padding() } == ["b"])
  }

  @Test func `a title that changes is shown in the same pass, and no other body runs`() throws {
    let remote = Remote("first")
    let rows = Tally()
    let host = ViewHost {
      NavigationStack {
        VStack {
          TalliedRow(tally: rows)
          Controlled(remote) { Text("x").navigationTitle($0) }
        }
      }
    }
    var report = try host.update()
    // The row, Controlled and the two bars.
    #expect(report.bodies == 4)
    #expect(report.passes == 1)
    #expect(report.actions == 0)
    #expect(rows.count == 1)
    remote.value = "second"
    report = try host.update()
    #expect(report.bodies == 3)
    #expect(report.passes == 1)
    #expect(rows.count == 1)
    #expect(host.snapshot().first(text: "second") != nil)
    #expect(host.snapshot().first(text: "first") == nil)
  }

  @Test func `titles and items end at their container`() throws {
    let host = ViewHost {
      NavigationStack {
        NavigationStack {
          Text("x").navigationTitle("inner").toolbar { Text("item") }
        }
      }
    }
    try host.update()
    #expect(host.snapshot().all(text: "inner").count == 1)
    #expect(host.snapshot().all(text: "item").count == 1)
  }

  @Test func `items inherit from the place where they are written`() throws {
    let remote = Remote("one")
    let host = ViewHost {
      NavigationStack {
        Controlled(remote) { word in
          Text("x")
            .toolbar { WordReader() }
            .environment(\.word, word)
        }
      }
      .environment(\.word, "outside")
    }
    try host.update()
    #expect(host.snapshot().first(text: "one") != nil)
    remote.value = "two"
    #expect(try host.update().passes == 1)
    #expect(host.snapshot().first(text: "two") != nil)
    #expect(host.snapshot().first(text: "one") == nil)
  }

  @Test func `items lead to the state of the view that writes them`() throws {
    let box = Box()
    let host = ViewHost { NavigationStack { Counting(box: box) } }
    try host.update()
    #expect(host.snapshot().all(text: "0").count == 2)
    box.increment()
    #expect(try host.update().passes == 1)
    #expect(host.snapshot().all(text: "1").count == 2)
  }

  @Test func `an item keeps its own state while others come and go`() throws {
    let isThere = Remote(false)
    let inner = Remote(0)
    let host = ViewHost {
      NavigationStack {
        Controlled(isThere) { isThere in
          Text("x").toolbar {
            if isThere {
              ToolbarItem { Text("other") }
            }
            ToolbarItem { Controlled(inner) { Text("state \($0)") } }
          }
        }
      }
    }
    try host.update()
    inner.value = 5
    try host.update()
    isThere.value = true
    try host.update()
    #expect(host.snapshot().first(text: "other") != nil)
    #expect(host.snapshot().first(text: "state 5") != nil)
  }

  @Test func `items of toolbars inside each other are listed in tree order, each once`() throws {
    let host = ViewHost {
      NavigationStack {
        VStack {
          Text("x").toolbar { Text("1") }
          Text("y").toolbar { Text("2") }
        }
        .toolbar { Text("3") }
        Group {
          Text("p")
          Text("q")
        }
        .toolbar { Text("4") }
      }
    }
    try host.update()
    let items = ["1", "2", "3", "4"].flatMap { host.snapshot().all(text: $0) }
    #expect(items.count == 4)
    #expect(items.map(\.frame.minX) == items.map(\.frame.minX).sorted())
  }

  @Test func `an item goes with the view that writes it`() throws {
    let isThere = Remote(true)
    let count = LifeCount()
    let host = ViewHost {
      NavigationStack {
        Controlled(isThere) { isThere in
          if isThere { ProbedItem(probe: Probe(count)) }
        }
      }
    }
    try host.update()
    #expect(host.snapshot().first(text: "item") != nil)
    isThere.value = false
    #expect(try host.update().passes == 1)
    #expect(host.snapshot().first(text: "item") == nil)
    #expect(count.alive == 0)
  }

  @Test func `a hidden bar takes no room`() throws {
    let host = ViewHost {
      NavigationStack { Text("x").navigationTitle("t").navigationBarHidden(true) }
    }
    try host.update()
    #expect(host.size == CGSize(width: 8, height: 16))
  }

  @Test func `content of a toolbar may have a type of its own`() throws {
    let host = ViewHost {
      NavigationStack { Text("x").toolbar { EditItems(isEditing: true) } }
    }
    try host.update()
    #expect(host.snapshot().first(text: "Cancel") != nil)
    #expect(host.snapshot().first(text: "Save") != nil)
  }
}

private final class Tally {
  private(set) var count = 0
  func add() { count += 1 }
}

private struct TalliedRow: View {
  let tally: Tally
  var body: some View {
    let _ = tally.add()
    Text("row")
  }
}

private struct WordKey: EnvironmentKey {
  static let defaultValue = ""
}

extension EnvironmentValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

private struct WordReader: View {
  @Environment(\.word) private var word
  var body: some View { Text(word) }
}

private final class Box {
  var increment: () -> Void = {}
}

private struct Counting: View {
  let box: Box
  @State private var count = 0

  var body: some View {
    let _ = box.increment = { count += 1 }
    Text("\(count)").toolbar {
      ToolbarItem(placement: .primaryAction) { Text("\(count)") }
    }
  }
}

private struct ProbedItem: View {
  let probe: Probe

  var body: some View {
    Text("x").toolbar {
      let _ = probe.touch()
      Text("item")
    }
  }
}

private struct EditItems: ToolbarContent {
  let isEditing: Bool

  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { Text("Cancel") }
    if isEditing {
      ToolbarItem(placement: .confirmationAction) { Text("Save") }
    } else {
      ToolbarItem { Text("Edit") }
    }
  }
}
