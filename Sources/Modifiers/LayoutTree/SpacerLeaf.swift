package import Foundation

/// A spacer: it takes what it is offered along the axis of the stack around it.
package struct SpacerLeaf: LeafSizing, Equatable {
  /// The length below which a spacer never goes when none is given, in points.
  package static let standardMinimum: CGFloat = 8

  /// The axis of the stack around it; nil outside of stacks, where it grows both ways.
  package var axis: Axis?
  /// The least length in points; nil for the usual one.
  package var minLength: CGFloat?

  package init(axis: Axis?, minLength: CGFloat? = nil) {
    self.axis = axis
    self.minLength = minLength
  }

  package var spacing: ViewSpacing { .zero }

  /// A spacer gets what all others leave, so that a text beside it has the whole line.
  package var priority: Double? { -.infinity }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? Self.standardMinimum
    let width = axis == .vertical ? 0 : max(least, proposal.width ?? least)
    let height = axis == .horizontal ? 0 : max(least, proposal.height ?? least)
    return CGSize(width: width, height: height)
  }
}
