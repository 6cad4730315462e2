package import Foundation
private import Preferences

/// A text of one or more fonts as it is measured.
package struct StyledTextLeaf: LeafSizing {
  /// A part of the text with one font.
  struct Run: Equatable {
    let string: String
    let font: Font
  }

  /// A part of one line with one font, where it is drawn.
  struct Piece {
    let string: String
    let run: Int
    let font: Font
    let frame: CGRect
  }

  let runs: [Run]
  let lineLimit: Int?
  let measurer: any TextMeasurer

  package var hasBaselines: Bool { true }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let run = runs.first, runs.count == 1 { return layout(of: run, in: proposal).size }
    return paragraph(in: proposal).size
  }

  package func baselines(
    in proposal: ProposedViewSize
  ) -> (first: CGFloat, last: CGFloat)? {
    if let run = runs.first, runs.count == 1 {
      let layout = layout(of: run, in: proposal)
      return (layout.firstBaseline, layout.lastBaseline)
    }
    let paragraph = paragraph(in: proposal)
    return (paragraph.firstBaseline, paragraph.lastBaseline)
  }

  /// The pieces of all lines in a frame, each line aligned with the others.
  func pieces(in frame: CGRect, alignment: TextAlignment) -> [Piece] {
    paragraph(in: ProposedViewSize(frame.size)).pieces(in: frame, alignment: alignment)
  }

  private func layout(of run: Run, in proposal: ProposedViewSize) -> TextLayout {
    measurer.layout(run.string, font: run.font, proposal: proposal, lineLimit: lineLimit)
  }

  private func paragraph(in proposal: ProposedViewSize) -> StyledParagraph {
    if let run = runs.first, runs.count == 1 {
      return StyledParagraph(layout(of: run, in: proposal), font: run.font)
    }
    return StyledParagraph(self, proposal: proposal)
  }
}

extension StyledTextLeaf: Equatable {
  package static func == (a: StyledTextLeaf, b: StyledTextLeaf) -> Bool {
    a.runs == b.runs && a.lineLimit == b.lineLimit
      && Comparison.of((any TextMeasurer).self).areEqual(a.measurer, b.measurer)
  }
}
