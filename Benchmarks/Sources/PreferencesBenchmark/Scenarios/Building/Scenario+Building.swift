import Preferences

extension Scenario {
  /// What it costs to make a tree of rows and to take it down.
  static let building = [buildValues, buildLayout, firstLayout, unreadWriters, tearDown]

  private static let buildValues = Scenario(
    "build", "N rows of a text and a writer built, reader at the root, no layout", yardstick: "Y3"
  ) { count in
    let rows = WrittenRows(labels: Labels.make(count))
    return .building(rows.readAtRoot, options: Hosting.valuesOnly)
  }

  private static let buildLayout = Scenario(
    "build-layout", "the same, laid out", yardstick: "Y3"
  ) { count in
    let rows = WrittenRows(labels: Labels.make(count))
    return .building(rows.readAtRoot, options: ViewHostOptions())
  }

  private static let firstLayout = Scenario(
    "first-layout", "N texts built and laid out, against no layout", yardstick: "Y3"
  ) { count in
    let rows = TextRows(labels: Labels.make(count))
    var trial = Trial.building(rows, options: ViewHostOptions())
    trial.baseline = .building(rows, options: Hosting.valuesOnly)
    return trial
  }

  private static let unreadWriters = Scenario(
    "unread-writers", "N writers that nobody reads built, against no writers", yardstick: "Y3"
  ) { count in
    let labels = Labels.make(count)
    var trial = Trial.building(WrittenRows(labels: labels), options: Hosting.valuesOnly)
    trial.baseline = .building(TextRows(labels: labels), options: Hosting.valuesOnly)
    return trial
  }

  private static let tearDown = Scenario(
    "tear-down", "a host of N rows released", yardstick: "Y3"
  ) { count in
    let rows = WrittenRows(labels: Labels.make(count)).readAtRoot
    let keeper = Keeper()
    return Trial(
      operate: {
        keeper.letGo()
        return nil
      },
      prepare: { keeper.keep(try Hosting.host(rows, options: Hosting.valuesOnly)) }
    )
  }
}

extension View {
  /// The view with a reader of the total.
  @MainActor fileprivate var readAtRoot: some View {
    let deliveries = Deliveries()
    return onPreferenceChange(Total.self) { deliveries.note($0) }
  }
}
