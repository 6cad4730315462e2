package import Foundation

/// What a unary layout knows when it places its child.
package struct UnaryPlacement {
  /// The proposal that the layout itself was given.
  package let proposal: ProposedViewSize
  /// The layout's own size in points.
  package let size: CGSize
  /// The child's size and guides.
  package let child: ViewDimensions

  /// The origin that lines the child's guides up with those of the layout's own bounds.
  package func origin(alignedBy alignment: Alignment) -> CGPoint {
    let bounds = ViewDimensions(size)
    return CGPoint(
      x: bounds[alignment.horizontal] - child[alignment.horizontal],
      y: bounds[alignment.vertical] - child[alignment.vertical])
  }
}
