import Foundation
import Modifiers

/// Text as a leaf: it wraps at the proposed width and leaves out what the height cannot hold.
struct TextLeaf<Measurer: TextMeasurer>: LeafSizing {
  var text: String
  var font: Font
  var lineLimit: Int?
  var measurer: Measurer

  init(
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

  var hasBaselines: Bool { true }

  /// Returns the lines for a proposal.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  func layout(in proposal: ProposedViewSize) -> TextLayout {
    measurer.layout(text, font: font, proposal: proposal, lineLimit: lineLimit)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    layout(in: proposal).size
  }

  func baselines(
    in proposal: ProposedViewSize
  ) -> (first: CGFloat, last: CGFloat)? {
    let layout = layout(in: proposal)
    return (layout.firstBaseline, layout.lastBaseline)
  }
}
