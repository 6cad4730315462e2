import Modifiers

/// Writes a number together with what the environment holds.
struct SketchLevelWriter: ViewModifier {
  let value: Int
  @Environment(\.sketchLevel) private var level

  func body(content: Content) -> some View {
    content.preference(key: Grouped.self, value: "\(value)^\(level)")
  }
}

/// Says how long a value is, if that is odd.
struct SketchMark: View {
  let value: String

  var body: some View {
    if value.utf8.count % 2 == 1 {
      SketchLeaf(value.utf8.count).preference(key: Grouped.self, value: "#\(value.utf8.count)")
    }
  }
}

/// Shows its content a second time, in a column.
struct SketchRepeated: ViewModifier {
  let sketch: Sketch

  func body(content: Content) -> some View {
    content
    if sketch.isOn { VStack(spacing: CGFloat(sketch.value % 10)) { content } }
  }
}

/// Keeps how much was written for the second key, and shows and writes it.
struct SketchEcho<Content: View>: View {
  let id: Int
  let board: SketchBoard
  @ViewBuilder let content: Content
  @State private var seen = 0

  var body: some View {
    VStack(spacing: 2) {
      content
      if seen % 2 == 1 { SketchLeaf(seen) }
    }
    .onPreferenceChange(AssociativeListed.self) {
      board.note(.second(id, $0))
      seen = $0.count
    }
    .preference(key: Grouped.self, value: "~\(seen)")
  }
}
