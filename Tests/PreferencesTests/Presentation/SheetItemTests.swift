import Modifiers
import Testing

@MainActor @Suite("Sheets of items")
struct SheetItemTests {
  @Test func `a sheet for an item follows the item, and another one comes for another`() throws {
    let item = Remote<Item?>(Item(id: 1, name: "one"))
    let steps = Handle()
    let handle = Handle()
    var dismissals = 0
    let host = ViewHost {
      PresentingItem(item: item, onDismiss: { dismissals += 1 }) { item in
        Text(item.name)
        Steps(handle: steps)
        Dismissing(handle: handle)
      }
    }
    try host.update()
    steps.call()
    item.value = Item(id: 1, name: "uno")
    try host.update()
    #expect(host.sheets.first?.snapshot().first(text: "uno") != nil)
    #expect(host.sheets.first?.snapshot().first(text: "1") != nil)
    item.value = Item(id: 2, name: "two")
    try host.update()
    #expect(host.sheets.first?.snapshot().first(text: "two") != nil)
    #expect(host.sheets.first?.snapshot().first(text: "0") != nil)
    #expect(host.sheets.count == 1)
    #expect(dismissals == 1)
    handle.call()
    try host.update()
    #expect(item.value == nil)
    #expect(host.sheets.isEmpty)
    #expect(dismissals == 2)
  }
}

private struct Item: Identifiable, Equatable {
  let id: Int
  let name: String
}

private struct PresentingItem<Sheet: View>: View {
  let item: Remote<Item?>
  let onDismiss: () -> Void
  let sheet: (Item) -> Sheet
  @State private var shown: Item?

  init(
    item: Remote<Item?>, onDismiss: @escaping () -> Void,
    @ViewBuilder sheet: @escaping (Item) -> Sheet
  ) {
    self.item = item
    self.onDismiss = onDismiss
    self.sheet = sheet
    _shown = State(wrappedValue: item.value)
  }

  var body: some View {
    let _ = item.connect($shown)
    Text("presenter").sheet(item: $shown, onDismiss: onDismiss) { sheet($0) }
  }
}
