import Modifiers

extension Scenario {
  /// A row that is shown as one of the subviews of some content.
  static let subviews = Scenario(
    "subviews", "a random one of N subviews of a group changed", yardstick: "Y1"
  ) { count in
    let controls = Controls<Int>(count: count)
    let deliveries = Deliveries()
    var positions = Places.random.positions(among: count)
    return try Trial(
      on: {
        SubviewList(controls: controls, count: count)
          .onPreferenceChange(Total.self) { deliveries.note($0) }
      }, options: Hosting.valuesOnly
    ) {
      controls.advance(positions.next())
    }
  }
}

/// Rows that a group shows as its subviews, in a stack.
private struct SubviewList: View {
  let controls: Controls<Int>
  let count: Int

  var body: some View {
    let rows = ForEach(0..<count) { Row<AssociativeRow>(index: $0, controls: controls) }
    Group(subviews: rows) { subviews in
      VStack { ForEach(subviews) { $0 } }
    }
  }
}
