extension Bar {
  /// A median that is at most a number of nanoseconds.
  static func time(_ title: String, _ scenario: String, _ size: Int, limit: Double) -> Bar {
    Bar(title) { report in
      report.figure(scenario, size).map { Measure(limit: limit, reached: $0.time.median) }
    }
  }

  /// A median that is at most so many times a yardstick's.
  static func time(
    _ title: String, _ scenario: String, _ size: Int, in yardstick: String, times: Double
  ) -> Bar {
    Bar(title) { report in
      guard let figure = report.figure(scenario, size),
        let reference = report.figure(yardstick, size)
      else { return nil }
      return Measure(limit: times * reference.time.median, reached: figure.time.median)
    }
  }

  /// A number of reductions in one operation.
  static func reductions(_ title: String, _ scenario: String, _ size: Int, limit: Int) -> Bar {
    Bar(title) { report in
      report.figure(scenario, size).map {
        Measure(limit: Double(limit), reached: Double($0.work.reductions), unit: .count)
      }
    }
  }
}
