import Foundation

/// A character of a text of several fonts, with its width in points.
struct StyledCharacter {
  let character: Character
  let run: Int
  let advance: CGFloat

  /// The characters of a text; line breaks have no width.
  static func all(of text: StyledTextLeaf) -> [StyledCharacter] {
    text.runs.enumerated().flatMap { index, run in
      run.string.map { character in
        StyledCharacter(
          character: character, run: index,
          advance: character.isNewline
            ? 0 : text.measurer.advance(of: character, font: run.font) + run.letterSpacing)
      }
    }
  }
}

extension ArraySlice<StyledCharacter> {
  /// As much of a text as fits a width on one line, with "…" for what is left out.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  func truncated(
    _ mode: Text.TruncationMode, to width: CGFloat?, of text: StyledTextLeaf
  ) -> [StyledCharacter] {
    let firstLine = prefix { !$0.character.isNewline }
    let lastLine = self[(lastIndex { $0.character.isNewline }.map { $0 + 1 } ?? startIndex)...]
    func ellipsis(in run: Int?) -> StyledCharacter {
      let run = run ?? first?.run ?? 0
      let style = text.runs[run]
      return StyledCharacter(
        character: "…", run: run,
        advance: text.measurer.advance(of: "…", font: style.font) + style.letterSpacing)
    }
    let room = (width ?? .infinity) + 0.001
    switch mode {
    case .tail:
      let kept = firstLine.fitting(room - ellipsis(in: nil).advance).withoutSpacesAtEnd
      return kept + [ellipsis(in: kept.last?.run)]
    case .head:
      let kept = lastLine.fittingAtEnd(room - ellipsis(in: nil).advance).withoutSpacesAtStart
      return [ellipsis(in: kept.first?.run)] + kept
    case .middle:
      let free = room - ellipsis(in: nil).advance
      let start = firstLine.fitting(free.isFinite ? free / 2 : free)
      let used = start.reduce(0) { $0 + $1.advance }
      let rest = lastLine[Swift.max(lastLine.startIndex, start.endIndex)...]
      let end = rest.fittingAtEnd(free.isFinite ? free - used : free)
      // Spaces stay: cut again at the width that this takes, the text has to be the same.
      return start + [ellipsis(in: start.last?.run)] + end
    }
  }

  private func fitting(_ width: CGFloat) -> ArraySlice {
    var used: CGFloat = 0
    return prefix {
      used += $0.advance
      return used <= width
    }
  }

  private func fittingAtEnd(_ width: CGFloat) -> ArraySlice {
    var used: CGFloat = 0
    var start = endIndex
    while start > startIndex, used + self[start - 1].advance <= width {
      start -= 1
      used += self[start].advance
    }
    return self[start...]
  }

  private var withoutSpacesAtEnd: ArraySlice {
    self[..<((lastIndex { !$0.character.isWhitespace }).map { $0 + 1 } ?? startIndex)]
  }

  private var withoutSpacesAtStart: ArraySlice {
    drop { $0.character.isWhitespace }
  }
}
