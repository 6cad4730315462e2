import Foundation

/// Finds where lines end, fed one character after the other; it never looks at the text itself.
struct LineBreaker<Position: Comparable> {
  /// A line found: where it stands in the text, and how wide it is.
  struct Line {
    let range: Range<Position>
    let width: Double
  }

  private(set) var lines: [Line] = []
  /// Whether there is more text than the line limit allows.
  private(set) var isFull = false
  /// Where the last line that is allowed begins, once there is too much text.
  private(set) var overflowStart: Position

  private let limit: Double
  private let lineLimit: Int

  private var start: Position
  private var width = 0.0
  /// Where the spaces begin that end the line so far, and the width up to them.
  private var spaces: (start: Position, width: Double)?
  /// The last place where the line may be broken: what it keeps, and where the next one begins.
  private var opportunity: (end: Position, endWidth: Double, next: Position, nextWidth: Double)?

  init(start: Position, width: CGFloat?, lineLimit: Int?) {
    self.start = start
    self.overflowStart = start
    // A hair of tolerance: widths are sums, and a text must fit the width it was measured with.
    self.limit = width.map { Double($0) + 0.001 } ?? .infinity
    self.lineLimit = max(1, lineLimit ?? .max)
  }

  /// Takes the next character.
  ///
  /// - Complexity: O(1) amortised.
  mutating func feed(
    _ kind: LineBreakKind,
    width advance: Double,
    from index: Position,
    to next: Position
  ) {
    guard !isFull else { return }
    switch kind {
    case .newline:
      endHard(at: index, next: next)
    case .space:
      if spaces == nil { spaces = (index, width) }
      width += advance
    case .word, .wide:
      if let spaces {
        if spaces.start > start {
          opportunity = (spaces.start, spaces.width, index, width)
        }
        self.spaces = nil
      } else if kind == .wide, index > start {
        opportunity = (index, width, index, width)
      }
      wrap(before: index, advance: advance)
      guard !isFull else { return }
      width += advance
      if kind == .wide {
        opportunity = (next, width, next, width)
      }
    }
  }

  /// Ends the last line.
  mutating func finish(at end: Position) {
    guard !isFull else { return }
    endHard(at: end, next: end)
  }

  /// Breaks the line until the next character fits or stands alone.
  private mutating func wrap(before index: Position, advance: Double) {
    while width + advance > limit, index > start, !isFull {
      if let point = opportunity, point.next > start {
        emit(to: point.end, width: point.endWidth)
        start = point.next
        width -= point.nextWidth
      } else {
        emit(to: index, width: width)
        start = index
        width = 0
      }
      opportunity = nil
    }
  }

  private mutating func endHard(at end: Position, next: Position) {
    // Spaces that hang over the bound are dropped, as at a wrap.
    if let spaces, width > limit {
      emit(to: spaces.start, width: spaces.width)
    } else {
      emit(to: end, width: width)
    }
    start = next
    width = 0
    spaces = nil
    opportunity = nil
  }

  private mutating func emit(to end: Position, width: Double) {
    if lines.count == lineLimit {
      isFull = true
      return
    }
    overflowStart = start
    lines.append(Line(range: start..<max(start, end), width: width))
  }
}
