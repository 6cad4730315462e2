import Foundation

/// A text of several fonts broken into lines.
struct StyledParagraph {
  /// A part of a line with one font.
  struct Segment {
    var string: String
    let run: Int
    let font: Font
    var width: CGFloat
  }

  /// A line with its height in points and the distance from its top to its baseline.
  struct Line {
    var segments: [Segment]
    let height: CGFloat
    let ascent: CGFloat

    var width: CGFloat { segments.reduce(0) { $0 + $1.width } }
  }

  private(set) var lines: [Line]

  /// Takes over the lines of a text of one font.
  init(_ layout: TextLayout, font: Font) {
    lines = layout.lines.map { line in
      Line(
        segments: [Segment(string: line.text, run: 0, font: font, width: line.size.width)],
        height: line.size.height,
        ascent: layout.firstBaseline
      )
    }
  }

  /// Breaks a text of several fonts at a width; a height bounds the number of lines.
  ///
  /// - Complexity: O(characters).
  init(_ text: StyledTextLeaf, proposal: ProposedViewSize) {
    let proposal = proposal.normalized
    let measurer = text.measurer
    let characters = text.runs.enumerated().flatMap { index, run in
      run.string.map { (character: $0, run: index) }
    }
    let advances = characters.map { item in
      item.character.isNewline
        ? 0 : measurer.advance(of: item.character, font: text.runs[item.run].font)
    }
    let tallest = text.runs.map { measurer.lineHeight(of: $0.font) }.max() ?? 0
    var limit = text.lineLimit
    if let room = proposal.height, room.isFinite, tallest > 0 {
      limit = min(limit ?? .max, max(1, Int(min((room / tallest + 0.001).rounded(.down), 1e9))))
    }
    var breaker = LineBreaker(start: 0, width: proposal.width, lineLimit: limit)
    for index in characters.indices where !breaker.isFull {
      breaker.feed(
        LineBreakKind(characters[index].character), width: Double(advances[index]),
        from: index, to: index + 1)
    }
    breaker.finish(at: characters.count)

    func line(_ range: Range<Int>, truncated: Bool) -> Line {
      var segments: [Segment] = []
      for index in range {
        let run = characters[index].run
        if segments.last?.run != run {
          segments.append(
            Segment(string: "", run: run, font: text.runs[run].font, width: 0))
        }
        segments[segments.count - 1].string.append(characters[index].character)
        segments[segments.count - 1].width += advances[index]
      }
      let fonts = segments.isEmpty ? text.runs.prefix(1).map(\.font) : segments.map(\.font)
      if truncated, let last = segments.indices.last {
        segments[last].string += "…"
        segments[last].width += measurer.advance(of: "…", font: segments[last].font)
      }
      return Line(
        segments: segments,
        height: fonts.map { measurer.lineHeight(of: $0) }.max() ?? 0,
        ascent: fonts.map { measurer.ascent(of: $0) }.max() ?? 0
      )
    }

    lines = breaker.lines.map { line($0.range, truncated: false) }
    if breaker.isFull, let last = breaker.lines.last {
      var range = last.range
      var shortened = line(range, truncated: true)
      while let width = proposal.width, shortened.width > width + 0.001, range.count > 1 {
        range = range.lowerBound..<range.upperBound - 1
        shortened = line(range, truncated: true)
      }
      lines[lines.count - 1] = shortened
    }
  }

  var size: CGSize {
    CGSize(
      width: lines.map(\.width).max() ?? 0, height: lines.reduce(0) { $0 + $1.height })
  }

  var firstBaseline: CGFloat { lines.first?.ascent ?? 0 }

  var lastBaseline: CGFloat {
    guard let last = lines.last else { return 0 }
    return size.height - last.height + last.ascent
  }

  /// The segments with their frames inside a frame.
  func pieces(in frame: CGRect, alignment: TextAlignment) -> [StyledTextLeaf.Piece] {
    let width = size.width
    var pieces: [StyledTextLeaf.Piece] = []
    var y = frame.minY
    for line in lines {
      var x = frame.minX
      switch alignment {
      case .leading: break
      case .center: x += (width - line.width) / 2
      case .trailing: x += width - line.width
      }
      for segment in line.segments where !segment.string.isEmpty {
        pieces.append(
          StyledTextLeaf.Piece(
            string: segment.string, run: segment.run, font: segment.font,
            frame: CGRect(x: x, y: y, width: segment.width, height: line.height)))
        x += segment.width
      }
      y += line.height
    }
    return pieces
  }
}
