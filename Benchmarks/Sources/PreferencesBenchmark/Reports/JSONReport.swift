import Foundation

/// A run as JSON: what was measured, and how each figure stands to its yardsticks.
enum JSONReport {
  static func text(of report: RunReport) throws -> String {
    let document = Document(
      stackSize: report.stackSize,
      figures: report.figures.map { figure in
        Entry(
          figure: figure,
          toYardstick: report.ratio(of: figure),
          toRebuild: figure.rebuild.map { figure.time.median / $0.median },
          toBaseline: figure.baseline.map { figure.time.median / $0.median })
      },
      bars: Bar.all.compactMap { $0.verdict(report) },
      failures: report.failures
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(document), as: UTF8.self)
  }

  private struct Document: Encodable {
    let stackSize: Int?
    let figures: [Entry]
    let bars: [Verdict]
    let failures: [String]
  }

  private struct Entry: Encodable {
    let figure: Figure
    let toYardstick: YardstickRatio?
    let toRebuild: Double?
    let toBaseline: Double?
  }
}
