import Modifiers
import Testing

/// Bindings into observable objects.
@MainActor struct BindableTests {
  private let journal = Journal()

  @Test func `a binding leads to a property, an element and a property of that`() {
    @Bindable var store = Store()
    $store.title.wrappedValue = "t"
    $store.items[1].name.wrappedValue = "z"
    #expect(store.title == "t" && store.items.map(\.name) == ["a", "z"])
    #expect(!$store.items.isEmpty)
    #expect(Bindable(store).title.wrappedValue == "t")
  }

  @Test func `an optional property gives a binding to what it holds`() throws {
    @Bindable var store = Store()
    #expect(Binding($store.selection) == nil)
    store.selection = "s"
    try #require(Binding($store.selection)).wrappedValue += "!"
    #expect(store.selection == "s!")
  }

  @Test func `ForEach over a bound property runs the rows anew, and no body that did not read`()
    throws
  {
    let store = Store()
    let host = ViewHost { Listing(store: store, journal: journal) }
    try host.update()
    #expect(store.items.map(\.name) == ["a1", "b1"])
    #expect(host.preference(Names.self) == "a1b1")
    _ = journal.take()
    store.title = "other"
    #expect(!host.needsUpdate)
    store.items.removeFirst()
    try host.update()
    #expect(host.preference(Names.self) == "b1")
  }

  @Test func `a view that is handed a binding hears of the property, its parent does not`() throws {
    let store = Store()
    let host = ViewHost { Passing(store: store, journal: journal) }
    try host.update()
    #expect(journal.take() == ["parent", "field title"])
    store.title = "b"
    #expect(try host.update().bodies == 1)
    #expect(journal.take() == ["field b"])
  }

  @Test func `a binding of an equal place is the same input`() {
    @Bindable var store = Store()
    #expect($store.title.isSameInput(as: $store.title))
    #expect(!$store.title.isSameInput(as: Bindable(Store()).title))
  }
}

private struct Item: Identifiable {
  let id: Int
  var name: String
}

@Observable private final class Store {
  var title = "title"
  var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
  var selection: String?
}

private enum Names: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Listing: View {
  @Bindable var store: Store
  let journal: Journal

  var body: some View {
    let _ = journal.note("list")
    ForEach($store.items) { $item in
      Text(item.name).preference(key: Names.self, value: item.name)
        .onAppear { item.name += "1" }
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
  @Bindable var store: Store
  let journal: Journal

  var body: some View {
    let _ = journal.note("parent")
    Field(text: $store.title, journal: journal)
  }
}
