import Modifiers

/// Rows of a text and a writer.
struct WrittenRows: View {
  let labels: [String]

  var body: some View {
    VStack {
      ForEach(0..<labels.count) { index in
        Text(labels[index]).preference(key: Total.self, value: index)
      }
    }
  }
}

/// The same rows without writers.
struct TextRows: View {
  let labels: [String]

  var body: some View {
    VStack {
      ForEach(0..<labels.count) { index in
        Text(labels[index])
      }
    }
  }
}

/// What rows say.
enum Labels {
  static func make(_ count: Int) -> [String] {
    (0..<count).map { "Row \($0)" }
  }
}
