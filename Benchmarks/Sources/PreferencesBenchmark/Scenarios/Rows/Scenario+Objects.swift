import Modifiers

extension Scenario {
  /// A row whose object changes.
  static let objects = Scenario(
    "objects", "a random one of N observed objects changed", yardstick: "Y1"
  ) { count in
    let counters = (0..<count).map { _ in Counter() }
    let deliveries = Deliveries()
    var positions = Places.random.positions(among: count)
    return try Trial(
      on: {
        ObjectList(counters: counters)
          .onPreferenceChange(Total.self) { deliveries.note($0) }
      }, options: Hosting.valuesOnly
    ) {
      counters[positions.next()].count += 1
    }
  }
}

/// A model of one row.
@MainActor private final class Counter: ObservableObject {
  @Published var count = 0
}

private struct ObjectRow: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Text("Row").preference(key: Total.self, value: counter.count)
  }
}

private struct ObjectList: View {
  let counters: [Counter]

  var body: some View {
    VStack {
      ForEach(counters.indices, id: \.self) { ObjectRow(counter: counters[$0]) }
    }
  }
}
