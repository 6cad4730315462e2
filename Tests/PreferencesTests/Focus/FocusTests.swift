import Modifiers
import Testing

/// Rules I4 and I5.
@MainActor struct FocusTests {
  private enum Field: Hashable {
    case name, mail, missing
  }

  private struct Form: View {
    @State private var name = ""
    @State private var mail = ""
    @State private var hasMail = true
    @FocusState private var field: Field?
    @FocusState private var isInName: Bool

    var body: some View {
      TextField("Name", text: $name).focused($field, equals: .name).focused($isInName)
        .onSubmit { if field == .name { field = .mail } }
      if hasMail { TextField("Mail", text: $mail).focused($field, equals: .mail) }
      Text(field.map { "\($0)" } ?? "none").accessibilityIdentifier("field")
      Text(isInName ? "in name" : "elsewhere").accessibilityIdentifier("flag")
      Button("To mail") { field = .mail }
      Button("To missing") { field = .missing }
      Button("To name") { isInName = true }
      Button("Away") { field = nil }
      Button("Remove mail") { hasMail = false }
    }
  }

  private func states(_ host: ViewHost<Form>) throws -> [String] {
    [try host.find(id: "field").text, try host.find(id: "flag").text]
  }

  private func focused(_ host: ViewHost<Form>) throws -> [String] {
    try host.findAll { $0.name == "TextField" && $0.isFocused }.map(\.label)
  }

  @Test func `at first nothing has the focus`() throws {
    let host = ViewHost { Form() }
    #expect(try states(host) == ["none", "elsewhere"])
    #expect(try focused(host) == [])
  }

  @Test func `writing the state moves the focus in the update that follows`() throws {
    let host = ViewHost { Form() }
    let report = try host.perform { try host.find(button: "To mail").tap() }
    #expect(report.passes == 1)
    #expect(try focused(host) == ["Mail"])
    #expect(try states(host) == ["mail", "elsewhere"])
  }

  @Test func `the states around a field agree`() throws {
    let host = ViewHost { Form() }
    try host.find(button: "To name").tap()
    #expect(try states(host) == ["name", "in name"])
    try host.find(button: "To mail").tap()
    #expect(try states(host) == ["mail", "elsewhere"])
    try host.find(button: "Away").tap()
    #expect(try states(host) == ["none", "elsewhere"])
    #expect(try focused(host) == [])
  }

  @Test func `a value for which no field stands goes back, and the focus goes`() throws {
    let host = ViewHost { Form() }
    try host.find(textField: "Name").focus()
    try host.find(button: "To missing").tap()
    #expect(try states(host) == ["none", "elsewhere"])
    #expect(try focused(host) == [])
  }

  @Test func `when the field goes the state is reset`() throws {
    let host = ViewHost { Form() }
    try host.find(button: "To mail").tap()
    let report = try host.perform { try host.find(button: "Remove mail").tap() }
    #expect(report.passes == 2)
    #expect(try states(host) == ["none", "elsewhere"])
  }

  @Test func `the focus from outside writes the states`() throws {
    let host = ViewHost { Form() }
    try host.find(textField: "Name").focus()
    #expect(try states(host) == ["name", "in name"])
    try host.find(textField: "Mail").tap()
    #expect(try states(host) == ["mail", "elsewhere"])
    #expect(try focused(host) == ["Mail"])
  }

  @Test func `entering a text takes the focus`() throws {
    let host = ViewHost { Form() }
    try host.find(textField: "Mail").setText("a@b")
    #expect(try states(host) == ["mail", "elsewhere"])
  }

  @Test func `submitting moves the focus as the action says, or takes it away`() throws {
    let host = ViewHost { Form() }
    try host.find(textField: "Name").submit()
    #expect(try states(host) == ["mail", "elsewhere"])
    try host.find(textField: "Mail").submit()
    #expect(try states(host) == ["none", "elsewhere"])
  }

  private struct Item: Identifiable {
    let id: Int
    var title = ""
  }

  private struct Items: View {
    @State private var items: [Item] = []
    @FocusState private var focus: Item.ID?
    let changes: Changes

    var body: some View {
      VStack {
        ForEach($items) { $item in
          TextField("Item \(item.id)", text: $item.title)
            .focused($focus, equals: item.id)
            .onSubmit(add)
        }
        Button("New", action: add)
      }
      .onChange(of: focus) { old, new in
        changes.list.append(new)
        items.removeAll { $0.id == old && $0.title.isEmpty }
      }
    }

    private func add() {
      items.append(Item(id: items.count + 1))
      focus = items.count
    }
  }

  @MainActor private final class Changes {
    var list: [Int?] = []
  }

  @Test func `a row that appears in the same update gets the focus`() throws {
    let changes = Changes()
    let host = ViewHost { Items(changes: changes) }
    try host.find(button: "New").tap()
    #expect(try host.find(textField: "Item 1").isFocused)
    try host.find(textField: "Item 1").setText("Milk")
    try host.find(textField: "Item 1").submit()
    #expect(try host.find(textField: "Item 2").isFocused)
    #expect(changes.list == [1, 2])
  }

  @Test func `an empty row that loses the focus can be removed`() throws {
    let changes = Changes()
    let host = ViewHost { Items(changes: changes) }
    try host.find(button: "New").tap()
    try host.find(textField: "Item 1").setText("Milk")
    try host.find(button: "New").tap()
    #expect(try host.findAll(named: "TextField").count == 2)
    try host.find(textField: "Milk").focus()
    #expect(try host.findAll(named: "TextField").map(\.text) == ["Milk"])
    #expect(try host.find(textField: "Milk").isFocused)
    #expect(changes.list == [1, 2, 1])
  }

  @Test func `a disabled field does not get the focus`() throws {
    let host = ViewHost { Form().disabled(true) }
    #expect(throws: InteractionError.self) { try host.find(textField: "Name").focus() }
    #expect(try host.findAll { $0.isFocused }.isEmpty)
    #expect(try host.find(id: "field").text == "none")
  }

  private struct Nested: View {
    @FocusState private var isInside: Bool

    var body: some View {
      VStack {
        Text(isInside ? "inside" : "outside")
        VStack { TextField("Name", text: .constant("")) }.focused($isInside)
        Button("Go") { isInside = true }
      }
    }
  }

  @Test func `a container has the focus while a field inside has it`() throws {
    let host = ViewHost { Nested() }
    try host.find(button: "Go").tap()
    #expect(try host.find(textField: "Name").isFocused)
    try host.find(textField: "Name").submit()
    #expect(try host.find(text: "outside").exists)
  }

  private struct Starting: View {
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("Name", text: .constant("")).focused($isFocused).onAppear { isFocused = true }
    }
  }

  @Test func `a field takes the focus as it appears`() throws {
    let host = ViewHost { Starting() }
    #expect(try host.update().passes == 2)
    #expect(try host.find(textField: "Name").isFocused)
  }

  @Test func `the focus of one host is not that of another`() throws {
    let one = ViewHost { Form() }
    let other = ViewHost { Form() }
    try one.find(textField: "Name").focus()
    #expect(try focused(other) == [])
    #expect(try focused(one) == ["Name"])
  }
}
