import Modifiers

extension Exhibit {
  /// A table whose columns are as wide as their widest cell.
  @MainActor static let tableColumns = Exhibit(
    name: "table-columns",
    title: "Columns as wide as their widest cell",
    summary: "Every cell sends up its width under its column; the widest of each frames them all.",
    pictures: [
      Picture("phase one", drawing: TableColumns(rows: TableColumns.sample), passes: 1),
      Picture("quiet", drawing: TableColumns(rows: TableColumns.sample)),
    ]
  )
}

/// Rows of texts in columns.
struct TableColumns: View {
  static let sample = [["Item", "Prix"], ["Thé", "3"], ["茶葉禮盒", "120"]]

  let rows: [[String]]
  @State private var widths: [Int: CGFloat] = [:]

  init(rows: [[String]]) {
    self.rows = rows
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows, id: \.self) { row in
        HStack(spacing: 16) {
          ForEach(row.indices, id: \.self) { column in
            // As wide as it wants: measured in its frame, a column could never become wider.
            Text(row[column])
              .fixedSize()
              .background {
                GeometryReader { proxy in
                  Color.clear.preference(key: ColumnWidths.self, value: [column: proxy.size.width])
                }
              }
              .frame(width: widths[column], alignment: column == 0 ? .leading : .trailing)
          }
        }
      }
    }
    .onPreferenceChange(ColumnWidths.self) { widths = $0 }
  }
}

private enum ColumnWidths: PreferenceKey {
  static let defaultValue: [Int: CGFloat] = [:]

  static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
    value.merge(nextValue(), uniquingKeysWith: max)
  }
}
