import Foundation

/// Sets rows from top to bottom, each with the room around it that it wants.
///
/// Rows are offered the list's width and take their ideal height. The list itself takes what it is
/// offered, and its rows' size where nothing is offered. The rows are seen through it as through a
/// window.
struct ListLayout: ScrollingLayout {
  /// The room around a row that does not say otherwise, in points.
  static let rowInsets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)

  let position: ScrollPosition

  /// Where rows stand and how large all of them together are.
  private struct Arrangement {
    var origins: [CGPoint] = []
    var proposals: [ProposedViewSize] = []
    var size = CGSize.zero
  }

  private func arrangement(width: CGFloat?, _ subviews: Subviews) -> Arrangement {
    var result = Arrangement()
    for subview in subviews {
      let insets = subview[ListRowInsets.self] ?? Self.rowInsets
      let sides = insets.leading + insets.trailing
      let proposal = ProposedViewSize(width: width.map { max(0, $0 - sides) }, height: nil)
      let size = subview.sizeThatFits(proposal)
      result.origins.append(CGPoint(x: insets.leading, y: result.size.height + insets.top))
      result.proposals.append(proposal)
      result.size.width = max(result.size.width, size.width + sides)
      result.size.height += size.height + insets.top + insets.bottom
    }
    return result
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let rows = arrangement(width: proposal.width, subviews)
    return proposal.replacingUnspecifiedDimensions(by: rows.size)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let rows = arrangement(width: bounds.width, subviews)
    position.settle(
      content: CGSize(width: bounds.width, height: rows.size.height), in: bounds.size)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: bounds.origin - position.offset + rows.origins[index],
        proposal: rows.proposals[index])
    }
  }
}
