public import Foundation

/// A layout that sets its subviews over each other, as SwiftUI's `ZStackLayout`.
///
/// Each subview gets the whole proposal. The size is that of the subviews with the highest layout
/// priority.
public struct ZStackLayout: Layout, Sendable {
  /// The guides that the subviews share.
  public var alignment: Alignment

  /// Creates a layout from the guides that subviews share.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// The properties of a container without an orientation.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: nil, passesSingleSubview: true)
  }

  /// Returns the size in points of the subviews with the highest priority, their guides in line.
  ///
  /// - Complexity: O(*n*) for *n* subviews that have been measured.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let (across, down) = extents(proposal: proposal, subviews: subviews)
    return CGSize(width: across.length, height: down.length)
  }

  /// Places the subviews with their guides in line.
  ///
  /// - Complexity: O(*n*) for *n* subviews that have been measured.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let (across, down) = extents(proposal: proposal, subviews: subviews)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      let x = dimensions[alignment.horizontal]
      let y = dimensions[alignment.vertical]
      let position = CGPoint(
        x: bounds.minX + across.before - (x.isFinite ? x : 0),
        y: bounds.minY + down.before - (y.isFinite ? y : 0))
      subview.place(at: position, proposal: proposal)
    }
  }

  private func extents(
    proposal: ProposedViewSize,
    subviews: Subviews
  ) -> (across: AlignedExtent, down: AlignedExtent) {
    var across = AlignedExtent()
    var down = AlignedExtent()
    let highest = subviews.lazy.map(\.priority).max()
    for subview in subviews where subview.priority == highest {
      let dimensions = subview.dimensions(in: proposal)
      _ = across.include(dimensions.width, guide: dimensions[alignment.horizontal])
      _ = down.include(dimensions.height, guide: dimensions[alignment.vertical])
    }
    return (across, down)
  }
}
