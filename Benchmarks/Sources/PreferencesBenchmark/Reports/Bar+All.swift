extension Bar {
  /// All bars, in the order of the report.
  static let all = changes + structure + building + depth + layout

  private static let changes: [Bar] = [
    .time("one random row of 10,000: 150 × Y1", "row-random", 10_000, in: "Y1", times: 150),
    .reductions("the same: reductions", "row-random", 10_000, limit: 64),
    Bar("the same, 100,000 against 100; or 6 µs") { report in
      guard let small = report.figure("row-random", 100),
        let large = report.figure("row-random", 100_000)
      else { return nil }
      return Measure(limit: max(2.5 * small.time.median, 6_000), reached: large.time.median)
    },
    .time("unmarked key, last of 10,000", "unmarked-last", 10_000, limit: 8_000),
    .time(
      "unmarked key, middle of 10,000: 1.5 × Y2", "unmarked-middle", 10_000, in: "Y2",
      times: 1.5),
    .time("state of a sibling of 10,000 rows", "sibling", 10_000, limit: 1_500),
    Bar("the same: reductions, layouts and actions") { report in
      report.figure("sibling", 10_000).map { figure in
        let work = figure.work
        return Measure(
          limit: 0, reached: Double(work.reductions + work.layouts + work.actions), unit: .count)
      }
    },
    Bar("100 rows of 10,000 at once: 60 × one") { report in
      guard let one = report.figure("row-random", 10_000),
        let batch = report.figure("row-batch", 10_000)
      else { return nil }
      return Measure(limit: 60 * one.time.median, reached: batch.time.median)
    },
  ]

  private static let structure = ["insert", "remove", "move"].flatMap { name in
    [
      Bar.time("\(name) one row of 10,000: 350 ns a row", name, 10_000, limit: 350 * 10_000),
      .reductions("the same: reductions", name, 10_000, limit: 64),
    ]
  }

  private static let building: [Bar] = [
    .time("10,000 rows built: 4 × Y3", "build", 10_000, in: "Y3", times: 4),
    .time("100,000 rows built: 4 × Y3", "build", 100_000, in: "Y3", times: 4),
    Bar("live heap for each of 10,000 rows") { report in
      guard let bytes = report.figure("build", 10_000)?.work.bytes else { return nil }
      return Measure(limit: 700, reached: Double(bytes) / 10_000, unit: .bytes)
    },
    Bar("10,000 writers nobody reads, against none") { report in
      guard let figure = report.figure("unread-writers", 10_000), let baseline = figure.baseline
      else { return nil }
      return Measure(
        limit: 1.15, reached: figure.time.median / baseline.median, unit: .factor)
    },
    .reductions("the same: reductions", "unread-writers", 10_000, limit: 0),
    .time("tear-down of 100,000 rows: 0.3 µs a row", "tear-down", 100_000, limit: 300 * 100_000),
    Bar("tear-down of 100,000 rows: linear, at most 15 × 10,000") { report in
      guard let small = report.figure("tear-down", 10_000),
        let large = report.figure("tear-down", 100_000)
      else { return nil }
      return Measure(limit: 15 * small.time.median, reached: large.time.median)
    },
  ]

  private static let depth: [Bar] = [
    Bar("below 10,000 levels: 2 × below 100") { report in
      guard let low = report.figure("chain", 100), let high = report.figure("chain", 10_000)
      else { return nil }
      return Measure(limit: 2 * low.time.median, reached: high.time.median)
    },
    .time(
      "10,000 levels built: 2 µs a level", "build-chain", 10_000, limit: 2_000 * 10_000),
  ]

  private static let layout: [Bar] = [
    .time("text of one of 10,000 rows, same size", "text-same-size", 10_000, limit: 10_000),
    Bar("the same: layouts, at most the depth") { report in
      report.figure("text-same-size", 10_000).map {
        // The text, its stack and the root.
        Measure(limit: 3, reached: Double($0.work.layouts), unit: .count)
      }
    },
    Bar("first layout of 10,000 rows: 1 µs a row") { report in
      guard let figure = report.figure("first-layout", 10_000), let baseline = figure.baseline
      else { return nil }
      return Measure(limit: 1_000 * 10_000, reached: figure.time.median - baseline.median)
    },
  ]
}
