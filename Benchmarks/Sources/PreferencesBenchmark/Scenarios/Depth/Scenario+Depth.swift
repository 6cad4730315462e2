import Modifiers

extension Scenario {
  /// Trees that are deep.
  static let depth =
    [
      buildChain,
      chain("chain", "one writer below D mixed levels changed, laid out", .mixed),
      chain("chain-padding", "the same below padding", .padding),
      chain("chain-frames", "the same below frames", .frames),
      chain("chain-stacks", "the same below stacks of one", .stacks),
      chain("chain-custom", "the same below custom views", .customViews),
      readers, tenWide,
    ]

  private static let buildChain = Scenario(
    "build-chain", "D mixed levels above a writer built and laid out", sizes: depths,
    yardstick: "Y3"
  ) { count in
    let row = Row<AssociativeRow>(index: 0, controls: Controls(count: 1))
    let deliveries = Deliveries()
    return .building(
      Levels.mixed.chain(of: count, above: row)
        .onPreferenceChange(Total.self) { deliveries.note($0) },
      options: ViewHostOptions())
  }

  private static func chain(_ name: String, _ title: String, _ levels: Levels) -> Scenario {
    Scenario(name, title, sizes: depths, yardstick: "Y1") { count in
      let controls = Controls<Int>(count: 1)
      let deliveries = Deliveries()
      let row = Row<AssociativeRow>(index: 0, controls: controls)
      let view = levels.chain(of: count, above: row)
        .onPreferenceChange(Total.self) { deliveries.note($0) }
      return try Trial(on: { view }, options: ViewHostOptions()) { controls.advance(0) }
    }
  }

  private static let readers = Scenario(
    "readers", "one writer below D readers changed", sizes: [10, 100, 1_000], yardstick: "Y1"
  ) { count in
    let controls = Controls<Int>(count: 1)
    let deliveries = Deliveries()
    var view = AnyView(Row<AssociativeRow>(index: 0, controls: controls))
    for _ in 0..<count {
      view = AnyView(view.onPreferenceChange(Total.self) { deliveries.note($0) })
    }
    return try Trial(on: { view }, options: Hosting.valuesOnly) { controls.advance(0) }
  }

  private static let tenWide = Scenario(
    "ten-wide", "a random one of N leaves of a tree ten wide changed", yardstick: "Y1"
  ) { count in
    let controls = Controls<Int>(count: count)
    let deliveries = Deliveries()
    var positions = Places.random.positions(among: count)
    let view = Branch(leaves: 0..<count, controls: controls)
      .onPreferenceChange(Total.self) { deliveries.note($0) }
    return try Trial(on: { view }, options: Hosting.valuesOnly) {
      controls.advance(positions.next())
    }
  }
}

/// A tenth of the leaves in each of ten branches.
private struct Branch: View {
  let leaves: Range<Int>
  let controls: Controls<Int>

  var body: some View {
    VStack {
      ForEach(0..<10) { index in
        if leaves.count == 10 {
          Row<AssociativeRow>(index: leaves.lowerBound + index, controls: controls)
        } else {
          AnyView(Branch(leaves: tenth(index), controls: controls))
        }
      }
    }
  }

  private func tenth(_ index: Int) -> Range<Int> {
    let count = leaves.count / 10
    let start = leaves.lowerBound + index * count
    return start..<(start + count)
  }
}
