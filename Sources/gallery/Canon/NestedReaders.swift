import Modifiers

extension Exhibit {
  /// Which of two nested measures is read depends on the layer and on the reduction.
  @MainActor static let nestedReaders = Exhibit(
    name: "nested-readers",
    title: "Nested readers of one key",
    summary: "A background comes before what it lies behind, an overlay after what it covers; the "
      + "reduction keeps the last or the first.",
    pictures: [
      Picture("background, last", drawing: NestedReaders<LastWidth>(isOverlay: false)),
      Picture("background, first", drawing: NestedReaders<FirstWidth>(isOverlay: false)),
      Picture("overlay, last", drawing: NestedReaders<LastWidth>(isOverlay: true)),
      Picture("overlay, first", drawing: NestedReaders<FirstWidth>(isOverlay: true)),
    ]
  )
}

/// A text that is measured without and with its padding, under one key.
struct NestedReaders<Key: PreferenceKey>: View where Key.Value == CGFloat {
  let isOverlay: Bool
  @State private var width: CGFloat = 0

  init(isOverlay: Bool) {
    self.isOverlay = isOverlay
  }

  var body: some View {
    VStack(spacing: 0) {
      Text(isOverlay ? "in front" : "back")
        .modifier(MeasuringLayer<Key>(isOverlay: isOverlay))
        .padding(.horizontal, 8)
        .modifier(MeasuringLayer<Key>(isOverlay: isOverlay))
        .onPreferenceChange(Key.self) { width = $0 }
      Text("\(Int(width))")
    }
  }
}

private struct MeasuringLayer<Key: PreferenceKey>: ViewModifier where Key.Value == CGFloat {
  let isOverlay: Bool

  func body(content: Content) -> some View {
    if isOverlay {
      content.overlay { measure }
    } else {
      content.background { measure }
    }
  }

  private var measure: some View {
    GeometryReader { proxy in
      Color.clear.preference(key: Key.self, value: proxy.size.width)
    }
  }
}

/// Keeps what comes last.
enum LastWidth: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = nextValue()
  }
}

/// Keeps what comes first.
enum FirstWidth: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
}
