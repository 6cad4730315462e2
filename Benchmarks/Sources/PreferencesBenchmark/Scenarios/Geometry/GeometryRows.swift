import Modifiers

/// A geometry reader whose room changes with its state.
enum ReaderRow: RowKind {
  static func content(_ value: Int) -> some View {
    GeometryReader { proxy in
      Text("\(Int(proxy.size.width))")
    }
    .frame(width: value.isMultiple(of: 2) ? 64 : 80, height: 16)
  }
}

/// A text with an anchor, which moves with its state.
enum AnchoredRow: RowKind {
  static func content(_ value: Int) -> some View {
    Text("Row")
      .anchorPreference(key: RowBounds.self, value: .bounds) { [$0] }
      .offset(x: value.isMultiple(of: 2) ? 0 : 8)
  }
}

/// The anchors of all rows, in order.
enum RowBounds: AppendPreferenceKey<[Anchor<CGRect>]> {}

/// A lazy list of texts, of which ten are seen.
struct LazyRows: View {
  static let rowHeight: CGFloat = 16
  static let height: CGFloat = 160

  let count: Int

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count) { Text("Row").preference(key: Total.self, value: $0) }
      }
    }
    .frame(width: 80, height: Self.height)
  }
}
