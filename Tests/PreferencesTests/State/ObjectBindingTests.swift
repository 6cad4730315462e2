import Modifiers
import Testing

/// Bindings into objects.
@MainActor struct ObjectBindingTests {
  private let journal = Journal()

  @Test func `a binding leads to a property, an element and a property of that`() {
    let model = Store()
    let store = ObservedObject(wrappedValue: model).projectedValue
    store.title.wrappedValue = "t"
    store.items[0].name.wrappedValue = "z"
    store.items[1].wrappedValue.isDone = true
    #expect(model.title == "t")
    #expect(model.items.map(\.name) == ["z", "b"] && model.items.map(\.isDone) == [false, true])
  }

  @Test func `a bound collection tells whether it is empty and how long it is`() {
    let store = ObservedObject(wrappedValue: Store()).projectedValue
    #expect(!store.items.isEmpty && store.items.count == 2)
    #expect(store.items.map(\.wrappedValue.name) == ["a", "b"])
  }

  @Test func `an optional property gives a binding to what it holds`() throws {
    let model = Store()
    let store = ObservedObject(wrappedValue: model).projectedValue
    #expect(Binding(store.selection) == nil)
    model.selection = "s"
    let selection = try #require(Binding(store.selection))
    selection.wrappedValue += "!"
    #expect(model.selection == "s!")
  }

  @Test func `ForEach over a bound property gives each row a binding to its element`() throws {
    let model = Store()
    let host = ViewHost { Listing(model: model) }
    try host.update()
    #expect(model.items.map(\.name) == ["a1", "b1"])
    model.items.append(Item(id: 3, name: "c", isDone: false))
    try host.update()
    #expect(model.items.map(\.name) == ["a1", "b1", "c1"])
    model.items.removeFirst()
    try host.update()
    #expect(host.preference(Names.self) == "b1c1")
  }

  @Test func `a view that is handed a binding hears of changes though its input is the same`()
    throws
  {
    let model = Store()
    let host = ViewHost { Passing(model: model, journal: journal) }
    try host.update()
    #expect(journal.take() == ["parent", "field a title"])
    model.title = "another"
    #expect(try host.update().bodies == 2)
    #expect(journal.take() == ["parent", "field another"])
  }

  @Test func `a binding made outside a body is heard of when a body reads it`() throws {
    let model = Store()
    let host = ViewHost { Late(model: model, journal: journal) }
    try host.update()
    #expect(journal.take() == ["nothing", "field a title"])
    model.title = "b"
    #expect(try host.update().bodies == 1)
    #expect(journal.take() == ["field b"])
  }
}

private struct Item: Identifiable {
  let id: Int
  var name: String
  var isDone: Bool
}

private final class Store: ObservableObject {
  @Published var title = "a title"
  @Published var items = [
    Item(id: 1, name: "a", isDone: false), Item(id: 2, name: "b", isDone: false),
  ]
  @Published var selection: String?
}

private enum Names: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Listing: View {
  @ObservedObject var model: Store

  var body: some View {
    if !$model.items.isEmpty {
      ForEach($model.items) { $item in
        Text(item.name).preference(key: Names.self, value: item.name)
          .onAppear { item.name += "1" }
      }
    }
  }
}

private struct Field: View {
  @Binding var text: String
  let journal: Journal

  var body: some View {
    let _ = journal.note("field \(text)")
    Text(text)
  }
}

private struct Passing: View {
  @ObservedObject var model: Store
  let journal: Journal

  var body: some View {
    let _ = journal.note("parent")
    Field(text: $model.title, journal: journal)
  }
}

private struct Late: View {
  @ObservedObject var model: Store
  let journal: Journal
  @State private var binding: Binding<String>?

  var body: some View {
    if let binding {
      Field(text: binding, journal: journal)
    } else {
      let _ = journal.note("nothing")
      Text("").onAppear { binding = $model.title }
    }
  }
}
