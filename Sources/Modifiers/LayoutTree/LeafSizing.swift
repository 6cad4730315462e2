package import Foundation

/// A value that has a size of its own: text, a shape, a spacer.
package protocol LeafSizing {
  /// How far the leaf wants to stand from its neighbours.
  var spacing: ViewSpacing { get }
  /// The priority with which a stack gives the leaf room, if it is not the usual one.
  var priority: Double? { get }
  /// Whether the leaf has text baselines.
  var hasBaselines: Bool { get }
  /// Whether the leaf takes no more than its ideal size, however much it is offered.
  var isRigid: Bool { get }

  /// Returns the size in points for a proposal that holds neither NaN nor negative lengths.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Returns the distances in points from the top to the first and the last text baseline.
  func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)?
}

extension LeafSizing {
  package var spacing: ViewSpacing { .standard }
  package var priority: Double? { nil }
  package var hasBaselines: Bool { false }
  package var isRigid: Bool { false }

  package func baselines(
    in proposal: ProposedViewSize
  ) -> (first: CGFloat, last: CGFloat)? {
    nil
  }
}
