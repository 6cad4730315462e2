import Modifiers

/// The stretch of one axis that something in a drawing takes.
struct CellSpan {
  /// Where it begins, in points.
  var start: CGFloat
  /// Where it ends, in points.
  var end: CGFloat
  /// How long it is, in points.
  var length: CGFloat { CellScale.key(end - start) }

  /// The same stretch of an axis seen from its end.
  func mirrored(length: CGFloat) -> CellSpan {
    var span = self
    span.start = CellScale.key(length - end)
    span.end = CellScale.key(length - start)
    span.excess = (excess.after, excess.before)
    return span
  }

  /// The cells of the other axis beside which it lies, were all of one size.
  var slots: Range<Int>
  /// The fewest cells it needs.
  var cells: Int
  /// The cells that it needs before and after it beyond its length.
  var excess: (before: CGFloat, after: CGFloat) = (0, 0)
  /// Whether a line is drawn in its outermost cells.
  var isFrame = false
  /// Whether it is an area, whose length is seen.
  var isArea = false
  /// Whether it has no more cells than its length and what stands in it need, even if that stands
  /// nearer to one of its ends.
  var isExact = false
}

/// What takes room in a drawing, along both axes.
struct CellSpans {
  private(set) var across: [CellSpan] = []
  private(set) var down: [CellSpan] = []
  /// How many things begin and end at a coordinate across.
  private(set) var starts: [CGFloat: Int] = [:]
  private(set) var ends: [CGFloat: Int] = [:]
  /// The rows that lines of text share.
  private(set) var textRows = TextRows()
  private var lines: [(span: Int, frame: CGRect)] = []
  /// Whether there is anything to see.
  private(set) var isEmpty = true

  private let size: CGSize
  private let characterWidth: (Character) -> Int

  /// Finds everything that can be seen, without recursion over groups.
  init(in drawing: Drawing, characterWidth: @escaping (Character) -> Int) {
    size = drawing.drawableSize
    self.characterWidth = characterWidth
    let canvas = CGRect(origin: .zero, size: size)
    var pending = [(commands: drawing.commands[...], visible: canvas)]
    while var group = pending.popLast() {
      guard let command = group.commands.popFirst() else { continue }
      pending.append(group)
      switch command {
      case .text(let run): add(run, in: group.visible)
      case .fill(let outline, let color):
        if color.opacity > 0 { add(outline.bounds, isFrame: false, in: group.visible) }
      case .stroke(let outline, let color, let style):
        guard color.opacity > 0,
          let edges = TextCanvas.edges(outline, style.lineWidth, in: group.visible)
        else { break }
        // A path is stretched to the cells around it, but for a line that needs one of its own.
        if case .path = outline, TextCanvas.lineAxis(of: edges) == nil {
          _ = shown(edges, in: group.visible)
        } else {
          add(edges, isFrame: true, in: group.visible)
        }
      case .transformed:
        // The drawing was freed of transforms first.
        break
      case .group(let opacity, let clip, let commands):
        guard opacity > 0 else { break }
        let visible = clip.map { ($0.bounds.drawable ?? .null).intersection(group.visible) }
        pending.append((commands[...], visible ?? group.visible))
      }
    }
    for (span, frame) in lines {
      let inset = textRows.inset(of: frame)
      down[span].start = CellScale.key(frame.minY + inset)
      down[span].end = CellScale.key(frame.maxY - inset)
    }
  }

  private mutating func add(_ run: TextRun, in visible: CGRect) {
    guard !run.string.isEmpty, let frame = shown(run.frame, in: visible) else { return }
    let columns = TextCanvas.cells(of: run, characterWidth)
    let width = frame.width / TextCanvas.cellSize.width
    var span = horizontal(frame, cells: max(columns, CellScale.rounded(width)))
    span.excess.after = max(0, CGFloat(columns) - width)
    across.append(span)
    let height = frame.height / TextCanvas.cellSize.height
    textRows.add(frame)
    lines.append((down.count, frame))
    down.append(vertical(frame, cells: max(1, CellScale.rounded(height))))
  }

  private mutating func add(_ bounds: CGRect, isFrame: Bool, in visible: CGRect) {
    guard let bounds = shown(bounds, in: visible), bounds.width > 0, bounds.height > 0
    else { return }
    let width = bounds.width / TextCanvas.cellSize.width
    let height = bounds.height / TextCanvas.cellSize.height
    var column = horizontal(bounds, cells: CellScale.rounded(width))
    var row = vertical(bounds, cells: CellScale.rounded(height))
    if let axis = TextCanvas.lineAxis(of: bounds) {
      // A line is drawn in the middle of its cell.
      if axis == .horizontal {
        row.cells = 1
        row.excess = ((1 - height) / 2, (1 - height) / 2)
      } else {
        column.cells = 1
        column.excess = ((1 - width) / 2, (1 - width) / 2)
      }
    } else {
      // A dot finds a cell wherever it is.
      guard column.cells > 0, row.cells > 0 else { return }
      column.isFrame = isFrame
      row.isFrame = isFrame
      column.isArea = true
      row.isArea = true
    }
    across.append(column)
    down.append(row)
  }

  /// A rectangle as far as it can be drawn, nil if it cannot be seen; notes that there is
  /// something.
  private mutating func shown(_ rectangle: CGRect, in visible: CGRect) -> CGRect? {
    guard let bounds = rectangle.drawable, bounds.minX < visible.maxX, bounds.maxX >= visible.minX,
      bounds.minY < visible.maxY, bounds.maxY >= visible.minY
    else { return nil }
    isEmpty = false
    return bounds
  }

  private mutating func horizontal(_ bounds: CGRect, cells: Int) -> CellSpan {
    starts[CellScale.key(bounds.minX), default: 0] += 1
    ends[CellScale.key(bounds.maxX), default: 0] += 1
    return CellSpan(
      start: CellScale.key(bounds.minX), end: CellScale.key(bounds.maxX),
      slots: slots(bounds.minY, bounds.maxY, size.height, TextCanvas.cellSize.height),
      cells: cells)
  }

  private func vertical(_ bounds: CGRect, cells: Int) -> CellSpan {
    CellSpan(
      start: CellScale.key(bounds.minY), end: CellScale.key(bounds.maxY),
      slots: slots(bounds.minX, bounds.maxX, size.width, TextCanvas.cellSize.width),
      cells: cells)
  }

  /// The slots between two coordinates; touching a slot's edge is not enough.
  private func slots(
    _ start: CGFloat, _ end: CGFloat, _ length: CGFloat, _ side: CGFloat
  ) -> Range<Int> {
    let limit = CellScaleBuilder.slots(in: length, side: side)
    let first = Int((start / side + 0.01).rounded(.down))
    let last = Int((end / side - 0.01).rounded(.up))
    return (first..<max(first + 1, last)).clamped(to: 0..<limit)
  }
}
