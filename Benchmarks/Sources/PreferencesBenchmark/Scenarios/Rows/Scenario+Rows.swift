import Preferences

extension Scenario {
  /// One state among N changes, without layout, from the write to the action at the root.
  static let rows =
    [
      row("row-first", "the first row changed, associative key", .first, AssociativeRow.self),
      row("row-middle", "the middle row changed, associative key", .middle, AssociativeRow.self),
      row("row-last", "the last row changed, associative key", .last, AssociativeRow.self),
      row("row-random", "a random row changed, associative key", .random, AssociativeRow.self),
      row("row-equal", "a random row's value changed to an equal one", .random, EqualRow.self),
      row("row-toggle", "one condition among N toggled", .random, ConditionalRow.self),
      unmarked("unmarked-first", "the first row changed, unmarked key", .first),
      unmarked("unmarked-middle", "the middle row changed, unmarked key", .middle),
      unmarked("unmarked-last", "the last row changed, unmarked key", .last),
      unmarked("unmarked-random", "a random row changed, unmarked key", .random),
      threeKeys, list, batch, sibling, subviews, objects,
    ]

  private static func row<Kind: RowKind>(
    _ name: String, _ title: String, _ places: Places, _ kind: Kind.Type
  ) -> Scenario {
    Scenario(name, title, yardstick: "Y1") { count in
      try rowTrial(kind, count: count, places: places) { list, deliveries in
        list.onPreferenceChange(Total.self) { deliveries.note($0) }
      }
    }
  }

  private static func unmarked(_ name: String, _ title: String, _ places: Places) -> Scenario {
    Scenario(name, title, yardstick: "Y2") { count in
      try rowTrial(PlainRow.self, count: count, places: places) { list, deliveries in
        list.onPreferenceChange(PlainTotal.self) { deliveries.note($0) }
      }
    }
  }

  private static let threeKeys = Scenario(
    "row-three-keys", "a random row changed, three associative keys", yardstick: "Y1"
  ) { count in
    try rowTrial(ThreeKeyRow.self, count: count, places: .random) { list, deliveries in
      list
        .onPreferenceChange(Total.self) { deliveries.note($0) }
        .onPreferenceChange(Greatest.self) { deliveries.note($0) }
        .onPreferenceChange(AnySet.self) { deliveries.note($0) }
    }
  }

  private static let list = Scenario(
    "row-list", "a random row changed, list-valued key", yardstick: "Y1"
  ) { count in
    try rowTrial(ListRow.self, count: count, places: .random) { list, deliveries in
      list.onPreferenceChange(Collected.self) { deliveries.note($0) }
    }
  }

  private static let batch = Scenario(
    "row-batch", "100 random rows changed in one update", yardstick: "Y1"
  ) { count in
    try rowTrial(AssociativeRow.self, count: count, places: .random, at: 100) { list, deliveries in
      list.onPreferenceChange(Total.self) { deliveries.note($0) }
    }
  }

  @MainActor private static func rowTrial<Kind: RowKind, Root: View>(
    _ kind: Kind.Type, count: Int, places: Places, at times: Int = 1,
    root: @escaping @MainActor (RowList<Kind>, Deliveries) -> Root
  ) throws -> Trial {
    let controls = Controls<Int>(count: count)
    let deliveries = Deliveries()
    var positions = places.positions(among: count)
    return try Trial(
      on: { root(RowList(controls: controls, count: count), deliveries) },
      options: Hosting.valuesOnly
    ) {
      for _ in 0..<times { controls.advance(positions.next()) }
    }
  }
}
