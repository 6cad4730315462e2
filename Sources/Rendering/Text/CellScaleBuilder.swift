import Modifiers

/// Works out the scale of an axis from what stands along it.
///
/// Everything keeps its length in cells, or more if it needs more, and so does every distance to
/// what stands before it in the same slots. Lengths are rounded, not coordinates, so that equal
/// things look alike wherever they stand; where the sum does not fit, the canvas grows.
struct CellScaleBuilder {
  /// The most slots that are told apart; what lies beyond them has no say.
  private static let maximumSlots = TextCanvas.maximumCells

  /// The edge that was passed last in a slot.
  private struct Mark {
    var coordinate: CGFloat
    var line: Int
    var isStart: Bool
    /// Where what begins here ends, or what ends here began.
    var other: CGFloat
    var isFrame: Bool
    var excess: CGFloat
    /// How many cells the distances before it lost by rounding.
    var loss: CGFloat
  }

  private struct Edge {
    let coordinate: CGFloat
    let isStart: Bool
    let span: Int
  }

  private let side: CGFloat
  /// Whether a distance of half a cell between two things is none.
  private let isTight: Bool
  private let spans: [CellSpan]
  private var starts: [(line: Int, loss: CGFloat)]
  /// How many cells have been lost by rounding distances between two things down. Whatever spans
  /// them loses as much, so that it fits what is beside or inside it.
  private var loss: CGFloat = 0
  private var marks: [Mark]

  /// The number of slots of a side of a drawing.
  static func slots(in length: CGFloat, side: CGFloat) -> Int {
    max(1, min(Int((length / side).rounded(.up)), maximumSlots))
  }

  /// The scale of an axis of a drawing.
  ///
  /// - Parameters:
  ///   - length: The drawing's length in points.
  ///   - side: The length of a cell in points.
  ///   - minimum: The fewest cells.
  ///   - isTight: Whether half a cell between two things is no cell and not one.
  /// - Complexity: O(*n* log *n* + *s*) for *n* spans with *s* slots in all.
  static func scale(
    of spans: [CellSpan], length: CGFloat, side: CGFloat, slots: Int, minimum: Int, isTight: Bool
  ) -> CellScale {
    let length = CellScale.key(length)
    let whole = CellSpan(
      start: 0, end: length, slots: 0..<slots,
      cells: max(minimum, CellScale.rounded(length / side)))
    var builder = CellScaleBuilder(spans: spans + [whole], side: side, isTight: isTight)
    return builder.scale(length: length)
  }

  private init(spans: [CellSpan], side: CGFloat, isTight: Bool) {
    self.spans = spans
    self.side = side
    self.isTight = isTight
    starts = spans.map { (CellScale.rounded($0.start / side), 0) }
    let slots = spans.map(\.slots.upperBound).max() ?? 0
    let end = spans.last?.end ?? 0
    marks = Array(
      repeating: Mark(
        coordinate: 0, line: 0, isStart: true, other: end, isFrame: false, excess: 0,
        loss: 0),
      count: slots)
  }

  private mutating func scale(length: CGFloat) -> CellScale {
    var edges: [Edge] = []
    for (index, span) in spans.enumerated() where span.start < span.end && !span.slots.isEmpty {
      if span.start >= 0, span.start < length {
        edges.append(Edge(coordinate: span.start, isStart: true, span: index))
      }
      if span.end > 0, span.end <= length {
        edges.append(Edge(coordinate: span.end, isStart: false, span: index))
      }
    }
    edges.sort(by: isBefore)
    var coordinates: [CGFloat] = [0]
    var lines = [0]
    var rest = edges[...]
    while let first = rest.first {
      let group = rest.prefix { $0.coordinate == first.coordinate }
      rest = rest.dropFirst(group.count)
      let isOrigin = first.coordinate == 0
      let line = isOrigin ? 0 : self.line(of: group, from: lines[lines.count - 1])
      for edge in group { pass(edge, on: line) }
      if !isOrigin {
        coordinates.append(first.coordinate)
        lines.append(line)
      }
    }
    return CellScale(side: side, coordinates: coordinates, lines: lines)
  }

  /// At one coordinate ends come before starts, and what is inside ends before and starts after
  /// what is around it.
  private func isBefore(_ first: Edge, _ second: Edge) -> Bool {
    if first.coordinate != second.coordinate { return first.coordinate < second.coordinate }
    if first.isStart != second.isStart { return second.isStart }
    let (one, other) = (spans[first.span], spans[second.span])
    if first.isStart, one.end != other.end { return one.end > other.end }
    if !first.isStart, one.start != other.start { return one.start > other.start }
    return first.span < second.span
  }

  /// The first line that edges at one coordinate can have.
  private mutating func line(of edges: ArraySlice<Edge>, from last: Int) -> Int {
    let before = loss
    var tight = -1
    if isTight {
      var lost: CGFloat = 0
      for edge in edges where edge.isStart {
        for slot in spans[edge.span].slots where !marks[slot].isStart {
          let gap = gap(from: marks[slot], to: edge)
          let cells = distance(from: marks[slot], to: edge)
          if gap - CGFloat(cells) > lost, marks[slot].line + cells >= last {
            lost = gap - CGFloat(cells)
            tight = marks[slot].line + cells
          }
        }
      }
      loss += lost
    }
    let line = edges.reduce(last) { max($0, self.line(of: $1)) }
    // Nothing was lost if something else needed the room.
    if line > tight { loss = before }
    return line
  }

  private func gap(from mark: Mark, to edge: Edge) -> CGFloat {
    let gap = (edge.coordinate - mark.coordinate) / side
    return max(0, gap - mark.excess - (edge.isStart ? spans[edge.span].excess.before : 0))
  }

  /// The first line that an edge can have.
  private func line(of edge: Edge) -> Int {
    let span = spans[edge.span]
    var line = 0
    if !edge.isStart {
      let start = starts[edge.span]
      let length = max(0, (span.end - span.start) / side - (loss - start.loss))
      let isShorter = loss > start.loss && span.cells > 1
      line = start.line + (isShorter ? max(1, CellScale.rounded(length)) : span.cells)
    }
    for slot in span.slots {
      let mark = marks[slot]
      line = max(line, mark.line + distance(from: mark, to: edge))
    }
    return line
  }

  private func distance(from mark: Mark, to edge: Edge) -> Int {
    // Rounding errors of sums must not decide about half a cell.
    let hair: CGFloat = 0.001
    let span = spans[edge.span]
    let gap = (edge.coordinate - mark.coordinate) / side
    let rest = max(
      0, self.gap(from: mark, to: edge) - (mark.isStart == edge.isStart ? loss - mark.loss : 0))
    // What is too long for its points takes from large distances only.
    let least = min(CellScale.rounded(gap), 2)
    switch (mark.isStart, edge.isStart) {
    case (true, false): return 0
    case (false, true):
      let cells = isTight ? Int((rest - 0.5 - hair).rounded(.up)) : CellScale.rounded(rest + hair)
      return isTight ? max(cells, gap + hair >= 1 ? 1 : 0) : max(cells, least)
    default:
      guard isInside(span, mark, isStart: edge.isStart) || edge.span == spans.count - 1 else {
        return max(0, Int((rest - 0.5 - hair).rounded(.up)))
      }
      // A quarter of a cell is enough to keep a frame's line and its content apart.
      let needed = (edge.isStart ? mark.isFrame : span.isFrame) ? 0.25 : 0.5
      let cells = max(CellScale.rounded(rest + hair), gap + hair >= needed ? 1 : 0)
      return isTight ? cells : max(cells, least)
    }
  }

  /// Whether a span lies in what began at a mark, or holds what ended there.
  private func isInside(_ span: CellSpan, _ mark: Mark, isStart: Bool) -> Bool {
    isStart ? span.end <= mark.other : span.start <= mark.other
  }

  private mutating func pass(_ edge: Edge, on line: Int) {
    let span = spans[edge.span]
    if edge.isStart { starts[edge.span] = (line, loss) }
    let other = edge.isStart ? span.end : span.start
    for slot in span.slots {
      let mark = marks[slot]
      if mark.isStart == edge.isStart, mark.line == line,
        isInside(span, mark, isStart: edge.isStart)
      {
        // Small distances add up from where the line was reached.
        marks[slot].isFrame = mark.isFrame || span.isFrame
        if !edge.isStart {
          marks[slot].other = other
          marks[slot].excess = max(mark.excess, span.excess.after)
        }
      } else {
        marks[slot] = Mark(
          coordinate: edge.coordinate, line: line, isStart: edge.isStart, other: other,
          isFrame: span.isFrame, excess: edge.isStart ? 0 : span.excess.after, loss: loss)
      }
    }
  }
}
