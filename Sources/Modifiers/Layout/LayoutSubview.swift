public import Foundation

/// A child as the layout around it sees it, as SwiftUI's `LayoutSubview`.
public struct LayoutSubview: Equatable {
  private let element: any LayoutElement

  package init(_ element: any LayoutElement) {
    self.element = element
  }

  /// The value that the child gives for a layout value key, or the key's default.
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    element.layoutValue(for: ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  /// The priority with which the child is given room; 0 where none was set.
  public var priority: Double {
    element.priority
  }

  /// How far the child wants to stand from its neighbours.
  public var spacing: ViewSpacing {
    element.spacing
  }

  /// Returns the size in points that the child takes for a proposal.
  ///
  /// - Complexity: O(1) where the child has been asked before, else what its own layout costs.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.sizeThatFits(proposal)
  }

  /// Whether the child is known to take no more than its ideal length along an axis, however much
  /// it is offered.
  func isRigid(along axis: Axis) -> Bool { element.isRigid(along: axis) }

  /// Returns the size and the alignment guides that the child has for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(sizeThatFits(proposal), proposal: proposal, source: element)
  }

  /// The position of a guide in a child whose size for the proposal is known.
  func position(
    of key: AlignmentKey,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat {
    ViewDimensions(size, proposal: proposal, source: element)[key]
  }

  /// Puts a point of the child at a position in the coordinate space of the container's bounds.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    element.place(at: position, anchor: anchor, proposal: proposal)
  }

  /// Two values are equal when they stand for the same child.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.element.identity == rhs.element.identity
  }
}
