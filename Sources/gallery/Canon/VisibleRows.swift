import Modifiers

extension Exhibit {
  /// A list that says which of its rows are seen.
  @MainActor static let visibleRows = Exhibit(
    name: "visible-rows",
    title: "The rows of a lazy list that are seen",
    summary: "Every row writes its number; rows that are not mounted write nothing.",
    pictures: [Picture("of a thousand", drawing: VisibleRows(rows: 1000))]
  )
}

/// A lazy list with the numbers of the first and the last mounted row above it.
struct VisibleRows: View {
  let rows: Int
  @State private var visible: [Int] = []

  init(rows: Int) {
    self.rows = rows
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("\(visible.first ?? 0) to \(visible.last ?? 0)")
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<rows, id: \.self) { row in
            Text("row \(row)").preference(key: RowNumbers.self, value: [row])
          }
        }
      }
      .frame(width: 120, height: 64)
      .onPreferenceChange(RowNumbers.self) { visible = $0 }
    }
  }
}

/// The numbers of the rows that are mounted, in their order.
enum RowNumbers: AppendPreferenceKey<[Int]> {}
