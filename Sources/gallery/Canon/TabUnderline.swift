import Modifiers

extension Exhibit {
  /// Tabs, of which the selected one is underlined.
  @MainActor static let tabUnderline = Exhibit(
    name: "tab-underline",
    title: "An underline that follows the selected tab",
    summary: "Only the selected tab sends up an anchor; a bar as wide as it is drawn below.",
    pictures: [
      Picture("first", drawing: TabUnderline(selection: "Now")),
      Picture("second", drawing: TabUnderline(selection: "Yesterday")),
    ]
  )
}

/// Tabs with a bar under the selected one.
struct TabUnderline: View {
  static let tabs = ["Now", "Yesterday", "昨天"]

  @State private var selection: String

  init(selection: String) {
    _selection = State(initialValue: selection)
  }

  var body: some View {
    HStack(spacing: 16) {
      ForEach(Self.tabs, id: \.self) { tab in
        Text(tab)
          .anchorPreference(key: SelectedBounds.self, value: .bounds) {
            tab == selection ? $0 : nil
          }
          .onTapGesture { selection = tab }
      }
    }
    .padding(.bottom, 16)
    .overlayPreferenceValue(SelectedBounds.self) { bounds in
      GeometryReader { proxy in
        if let bounds {
          let frame = proxy[bounds]
          Color.blue
            .frame(width: frame.width, height: 16)
            .offset(x: frame.minX, y: frame.maxY)
        }
      }
    }
  }
}

private enum SelectedBounds: FirstPreferenceKey<Anchor<CGRect>> {}
