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
  /// The room between lines, in points.
  private let spacing: CGFloat

  /// Takes over the lines of a text of one font.
  init(_ layout: TextLayout, font: Font) {
    spacing = 0
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
    let characters = StyledCharacter.all(of: text)
    let tallest = text.runs.map { measurer.lineHeight(of: $0.font) }.max() ?? 0
    var limit = text.limits.maximum
    if let room = proposal.height, room.isFinite, tallest > 0 {
      let lines = (room + text.lineSpacing) / (tallest + text.lineSpacing)
      limit = min(limit ?? .max, max(1, Int(min((lines + 0.001).rounded(.down), 1e9))))
    }
    var breaker = LineBreaker(start: 0, width: proposal.width, lineLimit: limit)
    for index in characters.indices where !breaker.isFull {
      breaker.feed(
        LineBreakKind(characters[index].character), width: Double(characters[index].advance),
        from: index, to: index + 1)
    }
    breaker.finish(at: characters.count)

    spacing = text.lineSpacing
    lines = breaker.lines.map { Line(characters[$0.range], of: text) }
    if breaker.isFull {
      let last = characters[breaker.overflowStart...].truncated(
        text.truncationMode, to: proposal.width, of: text)
      lines[lines.count - 1] = Line(last[...], of: text)
    }
  }

  var size: CGSize {
    CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: lines.reduce(0) { $0 + $1.height } + CGFloat(max(0, lines.count - 1)) * spacing)
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
      y += line.height + spacing
    }
    return pieces
  }
}

extension StyledParagraph.Line {
  /// Creates a line of characters, as high as the highest font in it.
  init(_ characters: ArraySlice<StyledCharacter>, of text: StyledTextLeaf) {
    var segments: [StyledParagraph.Segment] = []
    for character in characters {
      if segments.last?.run != character.run {
        let font = text.runs[character.run].font
        segments.append(
          StyledParagraph.Segment(string: "", run: character.run, font: font, width: 0))
      }
      segments[segments.count - 1].string.append(character.character)
      segments[segments.count - 1].width += character.advance
    }
    let fonts = segments.isEmpty ? text.runs.prefix(1).map(\.font) : segments.map(\.font)
    self.init(
      segments: segments,
      height: fonts.map { text.measurer.lineHeight(of: $0) }.max() ?? 0,
      ascent: fonts.map { text.measurer.ascent(of: $0) }.max() ?? 0)
  }
}
