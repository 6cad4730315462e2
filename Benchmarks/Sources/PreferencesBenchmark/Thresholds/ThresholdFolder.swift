import Foundation

/// A folder with a file for each scenario, which holds the work at each size.
struct ThresholdFolder {
  let path: String

  /// Returns the work of a scenario by size; nil if there is no file for it.
  func read(_ scenario: String) throws -> [Int: CountedWork]? {
    guard let data = FileManager.default.contents(atPath: file(scenario)) else { return nil }
    let entries = try JSONDecoder().decode([Entry].self, from: data)
    return Dictionary(entries.map { ($0.size, $0.work) }, uniquingKeysWith: { $1 })
  }

  /// Writes the work of a scenario by size.
  func write(_ scenario: String, _ work: [Int: CountedWork]) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let entries = work.sorted { $0.key < $1.key }.map { Entry(size: $0.key, work: $0.value) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    var data = try encoder.encode(entries)
    data.append(contentsOf: Array("\n".utf8))
    try data.write(to: URL(fileURLWithPath: file(scenario)))
  }

  private func file(_ scenario: String) -> String { "\(path)/\(scenario).json" }

  private struct Entry: Codable {
    let size: Int
    let work: CountedWork
  }
}
