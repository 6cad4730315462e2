import Modifiers

extension Exhibit {
  /// A chart with a legend of what is in it.
  @MainActor static let chartLegend = Exhibit(
    name: "chart-legend",
    title: "A legend in the order of the chart",
    summary:
      "Bars send up the names of their series; the legend lists each once, in the chart's order.",
    pictures: [
      Picture("three series", drawing: Chart(series: ["rain", "vent", "雪"], hidden: [])),
      Picture("one hidden", drawing: Chart(series: ["rain", "vent", "雪"], hidden: ["vent"])),
    ]
  )
}

/// Bars of several series in two groups, and a legend above them.
struct Chart: View {
  let series: [String]
  let hidden: Set<String>

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<2) { group in
        ForEach(series, id: \.self) { name in
          if !hidden.contains(name) {
            Color.blue
              .frame(width: CGFloat(name.count + group) * 20, height: 16)
              .preference(key: SeriesNames.self, value: [name])
          }
        }
      }
    }
    .overlayPreferenceValue(SeriesNames.self, alignment: .topTrailing) { names in
      Text(names.joined(separator: " ")).fixedSize().offset(y: -16)
    }
    .padding(.top, 16)
  }
}

/// The names of the series, each once, in the order in which they come first.
enum SeriesNames: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    for name in nextValue() where !value.contains(name) { value.append(name) }
  }
}
