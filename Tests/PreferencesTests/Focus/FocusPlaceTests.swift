import Modifiers
import Testing

/// Rule I4: which field a focus state stands for, and what ends that.
@MainActor struct FocusPlaceTests {
  private func focused(_ scope: some FindScope) throws -> [String] {
    try scope.findAll { $0.name == "TextField" && $0.isFocused }.map(\.label)
  }

  private struct Twins: View {
    @FocusState var field: Int?
    @State private var hasFirst = false

    init(hasFirst: Bool = false) {
      _hasFirst = State(wrappedValue: hasFirst)
    }

    var body: some View {
      VStack {
        if hasFirst { TextField("First", text: .constant("")).focused($field, equals: 1) }
        TextField("Second", text: .constant("")).focused($field, equals: 1)
        Button("Add") { hasFirst = true }
        Button("Go") { field = 1 }
      }
    }
  }

  @Test func `of two fields for one value the first in the tree is meant, whichever came first`()
    throws
  {
    let edited = ViewHost { Twins() }
    try edited.find(button: "Add").tap()
    let fresh = ViewHost { Twins(hasFirst: true) }
    for host in [edited, fresh] {
      try host.find(button: "Go").tap()
      #expect(try focused(host) == ["First"])
      #expect(
        host.diagnostics.map(\.description) == [
          """
          The focus value Optional(1) stands for 2 fields; the first has the focus.
            where: Twins › VStack › focused › TextField
            fix: Give each field a value of its own in focused(_:equals:).
          """
        ])
    }
  }

  private struct Nest: View {
    @FocusState private var field: Int?

    var body: some View {
      VStack { TextField("Name", text: .constant("")).focused($field, equals: 1) }
        .focused($field, equals: 1)
      Button("Go") { field = 1 }
    }
  }

  @Test func `one field in two places for one value is no mistake`() throws {
    let host = ViewHost { Nest() }
    try host.find(button: "Go").tap()
    #expect(try focused(host) == ["Name"])
    #expect(host.diagnostics.isEmpty)
  }

  private struct Renamed: View {
    @FocusState private var field: String?
    @FocusState private var other: String?
    @State private var name = "a"
    @State private var isOther = false

    var body: some View {
      TextField("Field", text: .constant("")).focused(isOther ? $other : $field, equals: name)
      Button("Rename") { name = "b" }
      Button("Reconnect") { isOther = true }
      Button("To a") { field = "a" }
      Button("To b") { field = "b" }
      Button("To other b") { other = "b" }
    }
  }

  @Test func `a place whose value or state is another one is found by that`() throws {
    let host = ViewHost { Renamed() }
    try host.find(button: "Rename").tap()
    try host.find(button: "To a").tap()
    #expect(try focused(host) == [])
    try host.find(button: "To b").tap()
    #expect(try focused(host) == ["Field"])
    try host.find(button: "Reconnect").tap()
    try host.find(button: "To a").tap()
    try host.find(button: "To b").tap()
    #expect(try focused(host) == [])
    try host.find(button: "To other b").tap()
    #expect(try focused(host) == ["Field"])
  }

  private struct Locking: View {
    @FocusState private var isFocused: Bool
    @State private var isLocked = false

    var body: some View {
      TextField("Name", text: .constant("")).focused($isFocused).disabled(isLocked)
      Text(isFocused ? "inside" : "outside")
      Button("Lock") { isLocked = true }
    }
  }

  @Test func `a field that is disabled loses the focus, and the state is reset`() throws {
    let host = ViewHost { Locking() }
    try host.find(textField: "Name").focus()
    #expect(try host.find(text: "inside").exists)
    try host.find(button: "Lock").tap()
    #expect(try focused(host) == [])
    #expect(try host.find(text: "outside").exists)
    #expect(!host.needsUpdate)
  }

  private struct Veiled: View {
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        TextField("Name", text: .constant("")).focused($isFocused).hidden()
        Text(isFocused ? "inside" : "outside")
      }
      Button("Go") { isFocused = true }
    }
  }

  @Test func `a hidden field is given the focus by nobody`() throws {
    let host = ViewHost { Veiled() }
    let stack = try host.find { $0.name == "VStack" && $0.text == "outside" }
    #expect(throws: InteractionError.self) { try stack.tap() }
    #expect(throws: InteractionError.self) { try stack.focus() }
    #expect(throws: InteractionError.self) { try stack.setText("a") }
    try host.find(button: "Go").tap()
    #expect(try host.find(text: "outside").exists)
  }

  private struct Keeping: View {
    @FocusState private var isFocused: Bool
    @State private var text = ""
    @State private var sent: [String] = []

    var body: some View {
      TextField("Message", text: $text).focused($isFocused)
        .onSubmit {
          sent.append(text)
          text = ""
          isFocused = true
        }
      Text(sent.joined(separator: ",")).accessibilityIdentifier("sent")
    }
  }

  @Test func `an action that says that the field has the focus keeps it there`() throws {
    let host = ViewHost { Keeping() }
    let field = try host.find(textField: "Message")
    for word in ["a", "b"] {
      try field.setText(word)
      try host.perform { try field.submit() }
      #expect(field.isFocused)
    }
    #expect(try host.find(id: "sent").text == "a,b")
  }

  private struct Handing: View {
    @FocusState private var field: Int?
    @FocusState private var other: Int?
    @State private var hasFirst = true

    var body: some View {
      VStack {
        if hasFirst { TextField("1", text: .constant("")).focused($field, equals: 1) }
        TextField("2", text: .constant("")).focused($field, equals: 2)
        TextField("3", text: .constant("")).focused($other, equals: 3)
        Text("\(field ?? 0) \(other ?? 0)").accessibilityIdentifier("states")
        Button("Remove and go on") {
          hasFirst = false
          field = 2
        }
        Button("Write both") {
          other = 3
          field = 2
        }
      }
    }
  }

  @Test func `the focus moves on although the field that had it goes`() throws {
    let host = ViewHost { Handing() }
    try host.find(textField: "1").focus()
    try host.find(button: "Remove and go on").tap()
    #expect(try focused(host) == ["2"])
    #expect(try host.find(id: "states").text == "2 0")
  }

  @Test func `of two states that were written the last counts, wherever the focus was`() throws {
    let host = ViewHost { Handing() }
    try host.find(textField: "1").focus()
    try host.find(button: "Write both").tap()
    #expect(try focused(host) == ["2"])
    #expect(try host.find(id: "states").text == "2 0")
  }

  private struct Doubly: View {
    @FocusState private var first: Int?
    @FocusState private var second: Int?

    var body: some View {
      TextField("1", text: .constant("")).focused($first, equals: 1).focused($second, equals: 1)
      TextField("2", text: .constant("")).focused($second, equals: 2)
      Button("Write both") {
        first = 1
        second = 2
      }
    }
  }

  @Test func `a state around the field of another keeps what was written to it last`() throws {
    let host = ViewHost { Doubly() }
    try host.find(button: "Write both").tap()
    #expect(try focused(host) == ["2"])
  }

  private struct Elsewhere: View {
    @FocusState private var isFocused: Bool
    let journal: Writer

    var body: some View {
      let _ = journal.write = { [$isFocused] in $isFocused.wrappedValue = $0 }
      TextField("Name", text: .constant("")).focused($isFocused)
    }
  }

  private final class Writer: @unchecked Sendable {
    var write: @Sendable (Bool) -> Void = { _ in }
  }

  @Test func `a write from another thread moves the focus on the main actor`() async throws {
    let writer = Writer()
    let host = ViewHost { Elsewhere(journal: writer) }
    try host.update()
    let announcement = AsyncStream<Void>.makeStream()
    host.onInvalidate = { announcement.continuation.yield() }
    let write = writer.write
    await Task.detached { write(true) }.value
    for await _ in announcement.stream { break }
    #expect(try focused(host) == ["Name"])
  }
}
