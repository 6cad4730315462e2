/// A figure that a run is held to.
struct Bar: Sendable {
  let title: String

  /// Works out what is allowed and what was reached; nil if a figure is missing.
  let measure: @Sendable (RunReport) -> Measure?

  struct Measure {
    let limit: Double
    let reached: Double
    var unit = Unit.time
  }

  enum Unit {
    case time, factor, count, bytes

    func text(_ value: Double) -> String {
      switch self {
      case .time: Quantity.time(value)
      case .factor: Quantity.factor(value)
      case .count: "\(Int(value))"
      case .bytes: "\(Int(value)) B"
      }
    }
  }

  init(_ title: String, measure: @escaping @Sendable (RunReport) -> Measure?) {
    self.title = title
    self.measure = measure
  }

  func verdict(_ report: RunReport) -> Verdict? {
    measure(report).map { measure in
      Verdict(
        title: title,
        limit: measure.unit.text(measure.limit),
        reached: measure.unit.text(measure.reached),
        holds: measure.reached <= measure.limit)
    }
  }
}

/// What became of a bar in a run.
struct Verdict: Codable {
  let title: String
  let limit: String
  let reached: String
  let holds: Bool
}
