public import Foundation

/// A view's size and alignment guides in its own coordinate space, as SwiftUI's `ViewDimensions`.
public struct ViewDimensions: Equatable {
  /// The view's width in points.
  public let width: CGFloat
  /// The view's height in points.
  public let height: CGFloat

  private let proposal: ProposedViewSize
  private let source: (any AlignmentSource)?

  /// Dimensions without explicit guides.
  package init(_ size: CGSize) {
    self.init(size, proposal: ProposedViewSize(size), source: nil)
  }

  /// Dimensions whose explicit guides are looked up when they are asked for.
  package init(_ size: CGSize, proposal: ProposedViewSize, source: (any AlignmentSource)?) {
    self.width = size.width
    self.height = size.height
    self.proposal = proposal
    self.source = source
  }

  /// Width and height together.
  package var size: CGSize {
    CGSize(width: width, height: height)
  }

  /// The position of a horizontal guide in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[guide.key]
  }

  /// The position of a vertical guide in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[guide.key]
  }

  /// The position that was set for a horizontal guide, or nil where it has its default.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    self[explicit: guide.key]
  }

  /// The position that was set for a vertical guide, or nil where it has its default.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    self[explicit: guide.key]
  }

  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.id.defaultValue(in: self)
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    source?.explicitAlignment(of: key, in: proposal)
  }

  /// Two dimensions are equal when their sizes and the guides set by text and the edges are.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    guard lhs.width == rhs.width, lhs.height == rhs.height else { return false }
    return AlignmentKey.builtIn.allSatisfy { lhs[explicit: $0] == rhs[explicit: $0] }
  }
}
