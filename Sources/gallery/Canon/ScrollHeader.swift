import Modifiers

extension Exhibit {
  /// A header that shows how far its list is scrolled.
  @MainActor static let scrollHeader = Exhibit(
    name: "scroll-header",
    title: "A header that follows the scroll offset",
    summary: "A reader behind the rows measures its place in the scroll view and sends it up.",
    pictures: [Picture("at the top", drawing: ScrollHeader(rows: 5))]
  )
}

/// Rows that scroll, under a header that says how far, and is bold once they are scrolled.
struct ScrollHeader: View {
  let rows: Int
  @State private var offset: CGFloat = 0

  init(rows: Int) {
    self.rows = rows
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("scrolled by \(Int(offset))").bold(offset > 0)
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<rows, id: \.self) { Text("row \($0)") }
        }
        .background {
          GeometryReader { proxy in
            Color.clear.preference(
              key: ScrollOffset.self, value: -proxy.frame(in: .named("rows")).minY)
          }
        }
      }
      .coordinateSpace(name: "rows")
      .frame(width: 120, height: 48, alignment: .topLeading)
      .onPreferenceChange(ScrollOffset.self) { offset = $0 ?? 0 }
    }
  }
}

private enum ScrollOffset: LastPreferenceKey<CGFloat> {}
