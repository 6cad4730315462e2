/// What a set of samples comes to, in nanoseconds for one operation.
struct Distribution: Codable, Equatable {
  let median: Double
  let minimum: Double
  let ninetiethPercentile: Double

  /// How many samples there were.
  let samples: Int

  /// Sums up samples; nil if there are none.
  init?(_ samples: [Double]) {
    let sorted = samples.sorted()
    guard let first = sorted.first else { return nil }
    let middle = sorted.count / 2
    median =
      sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    minimum = first
    ninetiethPercentile = sorted[min(sorted.count - 1, sorted.count * 9 / 10)]
    self.samples = sorted.count
  }
}
