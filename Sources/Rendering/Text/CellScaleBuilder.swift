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
    var isExact: Bool
    /// The area that begins or ends there, if there is one.
    var area: Int?
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
  private let room: Room?
  private var starts: [(line: Int, loss: CGFloat)]
  /// How many cells have been lost by rounding distances between two things down. Whatever spans
  /// them loses as much, so that it fits what is beside or inside it.
  private var loss: CGFloat = 0
  private var marks: [Mark]
  /// Where something ended last in a slot.
  private var lastEnds: [CGFloat]
  /// For each area in which something stands, whether half a cell more on both sides would put all
  /// of that in its middle.
  private var isGrowing: [Int: Bool] = [:]

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
    // What ends where the drawing ends says how long it is.
    let isFilled = spans.contains { $0.start < $0.end && $0.end == length }
    let whole = CellSpan(
      start: 0, end: length, slots: 0..<slots,
      cells: isFilled ? minimum : max(minimum, CellScale.rounded(length / side)))
    var all = spans + [whole]
    var builder = CellScaleBuilder(spans: all, side: side, isTight: isTight)
    var scale = builder.scale(length: length)
    let exact = builder.lengthsToKeep
    if !exact.isEmpty {
      for index in all.indices where exact.contains(all[index].length) { all[index].isExact = true }
      builder = CellScaleBuilder(spans: all, side: side, isTight: isTight)
      scale = builder.scale(length: length)
    }
    let surplus = scale.end - CellScale.rounded(length / side)
    guard !isTight, surplus > 0 else { return scale }
    var mirrored = CellScaleBuilder(
      spans: all.map { $0.mirrored(length: length) }, side: side, isTight: isTight)
    let room = Room(
      end: scale.end, surplus: surplus, mirrored: mirrored.scale(length: length))
    builder = CellScaleBuilder(spans: all, side: side, isTight: isTight, room: room)
    let spread = builder.scale(length: length)
    return spread.end > scale.end ? scale : spread
  }

  /// How far things can be moved towards the end of a drawing that has more cells than its points.
  private struct Room {
    /// The distance, in cells, from which on it is not seen that it has become longer.
    static let flexibleGap: CGFloat = 3

    let end: Int
    /// How many cells the drawing has more.
    let surplus: Int
    /// The scale of the drawing seen from its end.
    let mirrored: CellScale

    /// The line for a coordinate of a drawing with a length: the surplus after the first that it
    /// can have, as far as what follows has room.
    func line(at coordinate: CGFloat, in length: CGFloat, from first: Int) -> Int {
      max(first, min(first + surplus, end - mirrored.line(at: length - coordinate)))
    }
  }

  private init(spans: [CellSpan], side: CGFloat, isTight: Bool, room: Room? = nil) {
    self.spans = spans
    self.room = room
    self.side = side
    self.isTight = isTight
    starts = spans.map { (CellScale.rounded($0.start / side), 0) }
    let slots = spans.map(\.slots.upperBound).max() ?? 0
    let end = spans.last?.end ?? 0
    marks = Array(
      repeating: Mark(
        coordinate: 0, line: 0, isStart: true, other: end, isFrame: false, isExact: false,
        area: nil, excess: 0, loss: 0),
      count: slots)
    lastEnds = Array(repeating: 0, count: slots)
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
      var line = isOrigin ? 0 : self.line(of: group, from: lines[lines.count - 1])
      if let room, !isOrigin, group.contains(where: isAfterFlexibleGap) {
        line = room.line(at: first.coordinate, in: length, from: line)
      }
      for edge in group {
        noteGrowth(at: edge)
        pass(edge, on: line)
      }
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
      // What ends here hides what ended before.
      for edge in edges where !edge.isStart {
        for slot in spans[edge.span].slots { lastEnds[slot] = edge.coordinate }
      }
      for edge in edges where edge.isStart {
        for slot in spans[edge.span].slots
        where !marks[slot].isStart && lastEnds[slot] != edge.coordinate {
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

  /// The lengths of areas that are to grow in one place and not in another. They keep their length,
  /// as equal areas are to look alike.
  private var lengthsToKeep: Set<CGFloat> {
    var growing: Set<CGFloat> = []
    var staying: Set<CGFloat> = []
    for (area, isGrowing) in isGrowing {
      if isGrowing {
        growing.insert(spans[area].length)
      } else {
        staying.insert(spans[area].length)
      }
    }
    return growing.intersection(staying)
  }

  /// Notes whether the area around something at an edge is to grow.
  private mutating func noteGrowth(at edge: Edge) {
    let span = spans[edge.span]
    var last: (area: Int, coordinate: CGFloat)?
    for slot in span.slots where marks[slot].isStart == edge.isStart {
      let mark = marks[slot]
      guard let area = edge.isStart ? mark.area : span.isArea ? edge.span : nil,
        isInside(span, mark, isStart: edge.isStart)
      else { continue }
      let gap = (edge.coordinate - mark.coordinate) / side
      guard gap >= 1, area != last?.area || mark.coordinate != last?.coordinate else { continue }
      last = (area, mark.coordinate)
      let isWanted = CGFloat(CellScale.rounded(gap + 0.001)) > gap + 0.25
      isGrowing[area] = isWanted && isGrowing[area] != false
    }
  }

  private func isAfterFlexibleGap(_ edge: Edge) -> Bool {
    edge.isStart
      && spans[edge.span].slots.contains { slot in
        !marks[slot].isStart
          && (edge.coordinate - marks[slot].coordinate) / side >= Room.flexibleGap
      }
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
      let isExact = edge.isStart ? mark.isExact : span.isExact
      let isLoose = isExact && gap >= 1
      let whole =
        isLoose ? Int((rest - 0.5 - hair).rounded(.up)) : CellScale.rounded(rest + hair)
      let cells = max(whole, gap + hair >= needed ? 1 : 0)
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
        marks[slot].coordinate = edge.coordinate
        marks[slot].isExact = mark.isExact || span.isExact
        marks[slot].area = span.isArea ? edge.span : mark.area
        if !edge.isStart {
          marks[slot].other = other
          marks[slot].excess = max(mark.excess, span.excess.after)
        }
      } else {
        marks[slot] = Mark(
          coordinate: edge.coordinate, line: line, isStart: edge.isStart, other: other,
          isFrame: span.isFrame, isExact: span.isExact, area: span.isArea ? edge.span : nil,
          excess: edge.isStart ? 0 : span.excess.after, loss: loss)
      }
    }
  }
}
