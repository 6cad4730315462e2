/// Puts texts of several lines beside each other, each under its caption.
struct SideBySide {
  /// One of the texts.
  struct Panel {
    let caption: String
    let text: String

    fileprivate var lines: [Substring] {
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return [caption[...], ""] + lines
    }
  }

  let panels: [Panel]
  /// The number of columns between two texts.
  var gap = 4
  /// The number of columns after which the next text begins a new row.
  var maximumWidth = 100
  /// Returns the number of columns of a line.
  var columns: (Substring) -> Int = { DisplayWidth.columns(of: $0) }

  /// The texts in rows, without spaces at the ends of lines.
  var text: String {
    rows.map { draw($0) }.joined(separator: "\n\n")
  }

  private struct Block {
    let lines: [Substring]
    let width: Int
  }

  /// The texts in as many rows as the width asks for; one that is wider has a row of its own.
  private var rows: [[Block]] {
    var rows: [[Block]] = []
    var used = 0
    for panel in panels {
      let lines = panel.lines
      let block = Block(lines: lines, width: lines.map(columns).max() ?? 0)
      if let last = rows.indices.last, used + gap + block.width <= maximumWidth {
        rows[last].append(block)
        used += gap + block.width
      } else {
        rows.append([block])
        used = block.width
      }
    }
    return rows
  }

  private func draw(_ blocks: [Block]) -> String {
    let height = blocks.map(\.lines.count).max() ?? 0
    return (0..<height).map { index in
      var line = ""
      // Spaces are written when something follows them, so none is left at the end.
      var missing = 0
      for block in blocks {
        let content = index < block.lines.count ? block.lines[index] : ""
        if !content.isEmpty {
          line += String(repeating: " ", count: missing)
          line.append(contentsOf: content)
          missing = 0
        }
        missing += block.width - columns(content) + gap
      }
      return line
    }.joined(separator: "\n")
  }
}
