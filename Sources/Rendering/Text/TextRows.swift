import Modifiers

/// The lines of text that have their middle in common, and so stand in one row.
///
/// They begin and end at different places if their fonts differ. As far as cells are concerned all of
/// them begin and end where the lowest one does.
struct TextRows {
  private var heights: [CGFloat: CGFloat] = [:]

  /// Whether a line of text needs one row.
  private static func isOneRow(_ frame: CGRect) -> Bool {
    CellScale.rounded(frame.height / TextCanvas.cellSize.height) <= 1
  }

  /// Adds the frame of a line of text.
  mutating func add(_ frame: CGRect) {
    guard TextRows.isOneRow(frame) else { return }
    let middle = CellScale.key(frame.midY)
    heights[middle] = min(heights[middle] ?? frame.height, frame.height)
  }

  /// How much less of a frame counts above, and below.
  func inset(of frame: CGRect) -> CGFloat {
    guard TextRows.isOneRow(frame), let height = heights[CellScale.key(frame.midY)] else {
      return 0
    }
    return (frame.height - height) / 2
  }
}
