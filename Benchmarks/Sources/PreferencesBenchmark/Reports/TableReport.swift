/// A run as tables: the figures, and the bars that they are held to.
enum TableReport {
  static func text(of report: RunReport) -> String {
    var parts = [figures(report)]
    let verdicts = Bar.all.compactMap { $0.verdict(report) }
    if !verdicts.isEmpty { parts.append(bars(verdicts)) }
    parts.append(footnotes(report))
    return (parts + report.failures).joined(separator: "\n\n")
  }

  private static func figures(_ report: RunReport) -> String {
    var table = TextTable(header: [
      "scenario", "N", "median", "minimum", "90 %", "× yardstick", "× rebuild", "× baseline",
      "passes", "bodies", "reductions", "layouts", "actions", "allocations", "objects", "peak",
    ])
    for figure in report.figures {
      let work = figure.work
      let ratio = report.ratio(of: figure)
      table.rows.append([
        figure.scenario, "\(figure.size)",
        Quantity.time(figure.time.median),
        Quantity.time(figure.time.minimum),
        Quantity.time(figure.time.ninetiethPercentile),
        ratio.map { "\(Quantity.number($0.factor)) \($0.yardstick)" } ?? "",
        figure.rebuild.map { Quantity.number(figure.time.median / $0.median) } ?? "",
        figure.baseline.map { Quantity.number(figure.time.median / $0.median) } ?? "",
        "\(work.passes)", "\(work.bodies)", "\(work.reductions)", "\(work.layouts)",
        "\(work.actions)",
        work.allocations.map { "\($0)" } ?? "?",
        work.objects.map { "\($0)" } ?? "?",
        Quantity.bytes(figure.peakMemory),
      ])
    }
    return table.text
  }

  private static func bars(_ verdicts: [Verdict]) -> String {
    var table = TextTable(header: ["bar", "at most", "reached", ""], leading: 1)
    for verdict in verdicts {
      table.rows.append([
        verdict.title, verdict.limit, verdict.reached, verdict.holds ? "holds" : "MISSED",
      ])
    }
    return table.text
  }

  private static func footnotes(_ report: RunReport) -> String {
    let stack = report.stackSize.map(Quantity.bytes) ?? "unlimited"
    return """
      Times are for one operation. Each scenario ran in a process of its own, stack: \(stack).
      "× rebuild" (Y4) is against building everything anew in a fresh host.
      """
  }
}
