import Modifiers

/// Rows with state of their own, for ids that are state of the list.
struct EditableList: View {
  let controls: Controls<[Int]>
  @State private var ids: [Int]

  init(controls: Controls<[Int]>, count: Int) {
    self.controls = controls
    _ids = State(wrappedValue: Array(0..<count))
  }

  var body: some View {
    let _ = controls.connect(0, $ids)
    VStack {
      ForEach(ids, id: \.self) { CountedRow(id: $0) }
    }
  }
}

/// A row that keeps a count and writes it.
private struct CountedRow: View {
  let id: Int
  @State private var count = 1

  var body: some View {
    Text("Row").preference(key: Total.self, value: count)
  }
}
