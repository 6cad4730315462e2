package import Foundation

/// What a layout sees of one child: the face that a layout tree gives to ``LayoutSubview``.
package protocol LayoutElement: AlignmentSource {
  /// What the child is known by as long as it lives.
  var identity: ObjectIdentifier { get }
  var spacing: ViewSpacing { get }
  var priority: Double { get }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Whether the child is known to take no more than its ideal length along an axis, however much
  /// it is offered.
  func isRigid(along axis: Axis) -> Bool
  func layoutValue(for key: ObjectIdentifier) -> Any?
  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
}

extension LayoutElement {
  package func isRigid(along axis: Axis) -> Bool { false }
}

/// The children of a layout: the face that a layout tree gives to ``LayoutSubviews``.
package protocol LayoutElements {
  var count: Int { get }
  /// The guides that may be explicit in some child; more than there are does no harm.
  var guides: AlignmentGuides { get }

  func element(at index: Int) -> any LayoutElement

  /// Runs a placement that only reports where each child would go.
  func rehearse(_ placement: () -> Void) -> [RehearsedPlacement]
}

/// Where a child would go.
package struct RehearsedPlacement {
  package let element: any LayoutElement
  package let origin: CGPoint
  package let proposal: ProposedViewSize

  package init(element: any LayoutElement, origin: CGPoint, proposal: ProposedViewSize) {
    self.element = element
    self.origin = origin
    self.proposal = proposal
  }

  /// The position of a guide in the space in which the child would be placed.
  func explicitAlignment(of key: AlignmentKey) -> CGFloat? {
    element.explicitAlignment(of: key, in: proposal).map { $0 + origin[key.axis] }
  }
}
