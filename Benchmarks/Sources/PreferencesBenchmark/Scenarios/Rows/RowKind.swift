import Modifiers

/// How a row looks, given its state.
protocol RowKind: SendableMetatype {
  associatedtype Content: View

  @MainActor @ViewBuilder static func content(_ value: Int) -> Content
}

/// A row with state of its own.
struct Row<Kind: RowKind>: View {
  let index: Int
  let controls: Controls<Int>
  @State private var value = 0

  var body: some View {
    let _ = controls.connect(index, $value)
    Kind.content(value)
  }
}

/// Rows under one another.
struct RowList<Kind: RowKind>: View {
  let controls: Controls<Int>
  let count: Int

  var body: some View {
    VStack {
      ForEach(0..<count) { Row<Kind>(index: $0, controls: controls) }
    }
  }
}
