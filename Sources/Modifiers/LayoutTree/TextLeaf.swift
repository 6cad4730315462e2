package import Foundation

/// Text as a leaf: it wraps at the proposed width and leaves out what the height cannot hold.
package struct TextLeaf<Measurer: TextMeasurer>: LeafSizing {
  package var text: String
  package var font: Font
  package var lineLimit: Int?
  package var measurer: Measurer

  package init(
    _ text: String,
    font: Font = .body,
    lineLimit: Int? = nil,
    measurer: Measurer = MonospacedTextMeasurer()
  ) {
    self.text = text
    self.font = font
    self.lineLimit = lineLimit
    self.measurer = measurer
  }

  package var hasBaselines: Bool { true }

  /// Returns the lines for a proposal.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  package func layout(in proposal: ProposedViewSize) -> TextLayout {
    measurer.layout(text, font: font, proposal: proposal, lineLimit: lineLimit)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    layout(in: proposal).size
  }

  package func baselines(
    in proposal: ProposedViewSize
  ) -> (first: CGFloat, last: CGFloat)? {
    let layout = layout(in: proposal)
    return (layout.firstBaseline, layout.lastBaseline)
  }
}
