import Modifiers
import Testing

/// By which value a row is selected, and what a tap does.
@MainActor @Suite("List selection")
struct ListSelectionTests {
  /// A list over a selection of one value.
  private struct Selecting<Value: Hashable, Rows: View>: View {
    let selected: Remote<Value?>
    @ViewBuilder let rows: Rows
    @State private var selection: Value?

    init(_ selected: Remote<Value?>, @ViewBuilder rows: () -> Rows) {
      self.selected = selected
      self.rows = rows()
    }

    var body: some View {
      let _ = selected.connect($selection)
      List(selection: $selection) { rows }
    }
  }

  @Test func `a row that is shown as a subview is selected by the id of where it was written`()
    throws
  {
    let selected = Remote<Int?>(nil)
    let host = ViewHost {
      Selecting(selected) {
        ForEach(0..<3) { Text("r\($0)") }.emptyState { Text("none") }
      }
    }
    try host.find(text: "r1").tap()
    #expect(selected.value == 1)
    #expect(try host.find(id: 2).text == "r2")
  }

  @Test func `ids reach through subviews of subviews`() throws {
    let host = ViewHost {
      CollapsingVStack {
        ForEach(0..<2) { Text("r\($0)").padding() }.emptyState { Text("none") }
        HStack { Text("x") }.id("xx")
      }
      Group(subviews: Text("plain").id("id")) { subviews in
        ForEach(subviews) { subview in HStack { subview } }
      }
    }
    #expect(try host.find(id: 1).text == "r1")
    #expect(try host.find(id: "xx").name == "HStack")
    #expect(try host.find(id: "id").name == "Text")
    #expect(try host.find(id: "id").ids == ["id"])
  }

  @Test func `a row is selected by its tag`() throws {
    let selected = Remote<String?>(nil)
    let host = ViewHost {
      Selecting(selected) {
        Text("A").tag("a")
        HStack { Text("B") }.tag("b").padding()
        Text("C").tag(3)
      }
    }
    try host.find(text: "B").tap()
    #expect(selected.value == "b")
    try host.find(text: "A").tap()
    #expect(selected.value == "a")
    let other = try host.find(text: "C")
    let error = try #require(throws: InteractionError.self) { try other.tap() }
    #expect(error.reason == .unable)
  }

  @Test func `a tag counts before the id of the row`() throws {
    let selected = Remote<String?>(nil)
    let host = ViewHost {
      Selecting(selected) {
        ForEach(["x", "y"], id: \.self) { name in HStack { Text(name) }.tag("t\(name)") }
        ForEach(0..<2) { Text("\($0)").tag("t\($0)") }
      }
    }
    try host.find(text: "y").tap()
    #expect(selected.value == "ty")
    try host.find(text: "1").tap()
    #expect(selected.value == "t1")
  }

  @Test func `ids inside a row are not the row's, and headers are no rows`() throws {
    let selected = Remote<Int?>(nil)
    let host = ViewHost {
      Selecting(selected) {
        ForEach(7..<8) { section in
          Section("header") {
            ForEach(4..<5) { _ in HStack { ForEach(0..<2) { Text("part \($0)") } } }
          }
        }
      }
    }
    try host.find(text: "part 1").tap()
    #expect(selected.value == 4)
    let header = try host.find(text: "header")
    let error = try #require(throws: InteractionError.self) { try header.tap() }
    #expect(error.reason == .unable)
    #expect(selected.value == 4)
  }

  @Test func `a disabled row is not selected`() throws {
    let selected = Remote<String?>(nil)
    let host = ViewHost {
      Selecting(selected) {
        Text("A").tag("a")
        Text("B").tag("b").disabled(true)
      }
    }
    let error = try #require(throws: InteractionError.self) { try host.find(text: "B").tap() }
    #expect(error.reason == .disabled)
    #expect(error.description.hasPrefix("The text \"B\" is disabled, so it was not tapped."))
    #expect(selected.value == nil)
    try host.find(text: "A").tap()
    #expect(selected.value == "a")
  }

  @Test func `rows of a range and of bound elements are selected by their number and their id`()
    throws
  {
    var number: Int? = nil
    var name: String? = nil
    let numbers = Binding(get: { number }) { number = $0 }
    let names = Binding(get: { name }) { name = $0 }
    let host = ViewHost {
      List(0..<3, selection: numbers) { Text("row \($0)") }
      List(.constant(["a", "b"]), id: \.self, selection: names) { $name in Text(name) }
    }
    try host.find(text: "row 1").tap()
    try host.find(text: "b").tap()
    #expect(number == 1)
    #expect(name == "b")
  }

  @Test func `a tap among several writes the selection once`() throws {
    var writes: [Set<Int>] = []
    var selection: Set<Int> = [2]
    let binding = Binding(get: { selection }) {
      selection = $0
      writes.append($0)
    }
    let host = ViewHost { List([1, 2], id: \.self, selection: binding) { Text("\($0)") } }
    try host.find(text: "1").tap()
    #expect(writes == [[1, 2]])
    try host.find(text: "2").tap()
    #expect(writes == [[1, 2], [1]])
  }
}
