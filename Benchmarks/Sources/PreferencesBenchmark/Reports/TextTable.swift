/// Columns of text; the first stands left, the others right.
struct TextTable {
  let header: [String]
  var rows: [[String]] = []

  /// How many columns stand left.
  var leading = 1

  var text: String {
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([header, widths.map { String(repeating: "-", count: $0) }] + rows)
      .map { line($0, widths) }
      .joined(separator: "\n")
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    var parts: [String] = []
    for (column, cell) in cells.enumerated() {
      let gap = String(repeating: " ", count: widths[column] - cell.count)
      parts.append(column < leading ? cell + gap : gap + cell)
    }
    while parts.last?.allSatisfy({ $0 == " " }) == true { parts.removeLast() }
    return parts.joined(separator: "  ")
  }
}
