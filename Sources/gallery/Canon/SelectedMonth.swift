import Modifiers

extension Exhibit {
  /// A border around the month that is selected.
  @MainActor static let selectedMonth = Exhibit(
    name: "selected-month",
    title: "A border that follows the selection",
    summary:
      "Every month sends up an anchor of its bounds; one layer draws around the selected one.",
    pictures: [
      Picture("March", drawing: SelectedMonth(selection: 2)),
      Picture("June", drawing: SelectedMonth(selection: 5)),
    ]
  )
}

/// The months in rows of three, one of them with a border.
struct SelectedMonth: View {
  static let names = ["Jan", "Feb", "March", "April", "May", "June"]

  @State private var selection: Int

  init(selection: Int) {
    _selection = State(initialValue: selection)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      row(0..<3)
      row(3..<6)
    }
    .padding(8)
    .overlayPreferenceValue(MonthBounds.self) { bounds in
      GeometryReader { proxy in
        if let anchor = bounds[selection] {
          let frame = proxy[anchor].insetBy(dx: -8, dy: 0)
          Rectangle().stroke(.blue)
            .frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
        }
      }
    }
  }

  private func row(_ months: Range<Int>) -> some View {
    HStack(spacing: 24) {
      ForEach(months, id: \.self) { month in
        Text(Self.names[month])
          .anchorPreference(key: MonthBounds.self, value: .bounds) { [month: $0] }
          .onTapGesture { selection = month }
      }
    }
  }
}

private enum MonthBounds: MergePreferenceKey<Int, Anchor<CGRect>> {}
