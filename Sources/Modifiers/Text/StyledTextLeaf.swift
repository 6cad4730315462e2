package import Foundation
private import Preferences

/// A text of one or more fonts as it is measured.
package struct StyledTextLeaf: LeafSizing {
  /// A part of the text with one font.
  struct Run: Equatable {
    let string: String
    let font: Font
    /// The room after each character, in points.
    var letterSpacing: CGFloat = 0
  }

  /// A part of one line with one font, where it is drawn.
  struct Piece {
    let string: String
    let run: Int
    let font: Font
    let frame: CGRect
  }

  let runs: [Run]
  let limits: LineLimits
  /// The room between lines, in points.
  let lineSpacing: CGFloat
  let truncationMode: Text.TruncationMode
  let measurer: any TextMeasurer

  package var hasBaselines: Bool { true }
  package var isRigid: Bool { true }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    var size = plainRun.map { layout(of: $0, in: proposal).size } ?? paragraph(in: proposal).size
    if limits.reserved > 0 {
      let lines = CGFloat(limits.reserved)
      let height = runs.map { measurer.lineHeight(of: $0.font) }.max() ?? 0
      size.height = max(size.height, lines * height + (lines - 1) * lineSpacing)
    }
    return size
  }

  package func baselines(
    in proposal: ProposedViewSize
  ) -> (first: CGFloat, last: CGFloat)? {
    if let run = plainRun {
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

  /// The only run, if the measurer can lay it out by itself.
  private var plainRun: Run? {
    guard let run = runs.first, runs.count == 1, run.letterSpacing == 0, lineSpacing == 0,
      truncationMode == .tail
    else { return nil }
    return run
  }

  private func layout(of run: Run, in proposal: ProposedViewSize) -> TextLayout {
    measurer.layout(run.string, font: run.font, proposal: proposal, lineLimit: limits.maximum)
  }

  private func paragraph(in proposal: ProposedViewSize) -> StyledParagraph {
    if let run = plainRun {
      return StyledParagraph(layout(of: run, in: proposal), font: run.font)
    }
    return StyledParagraph(self, proposal: proposal)
  }
}

extension StyledTextLeaf: Equatable {
  package static func == (a: StyledTextLeaf, b: StyledTextLeaf) -> Bool {
    a.runs == b.runs && a.limits == b.limits && a.lineSpacing == b.lineSpacing
      && a.truncationMode == b.truncationMode
      && Comparison.of((any TextMeasurer).self).areEqual(a.measurer, b.measurer)
  }
}
