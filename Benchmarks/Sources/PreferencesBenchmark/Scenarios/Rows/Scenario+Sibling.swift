import Modifiers

extension Scenario {
  /// A state change that has nothing to do with the rows.
  static let sibling = Scenario(
    "sibling", "the state of a sibling of N laid out rows changed", yardstick: "Y1"
  ) { count in
    let rows = Controls<Int>(count: count)
    let controls = Controls<Int>(count: 1)
    let deliveries = Deliveries()
    return try Trial(
      on: {
        VStack {
          Sibling(controls: controls)
          RowList<AssociativeRow>(controls: rows, count: count)
        }
        .onPreferenceChange(Total.self) { deliveries.note($0) }
      },
      options: ViewHostOptions()
    ) {
      controls.advance(0)
    }
  }
}

/// A view that reads its state and shows the same whatever it is.
private struct Sibling: View {
  let controls: Controls<Int>
  @State private var value = 0

  var body: some View {
    let _ = controls.connect(0, $value)
    Text(value < 0 ? "less" : "more").opacity(value < 0 ? 0 : 1)
  }
}
