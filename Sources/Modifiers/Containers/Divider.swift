package import Foundation
public import Preferences

/// A thin line across the axis of the stack around it.
///
/// The counterpart of SwiftUI's `Divider`.
public struct Divider: Equatable, Sendable {
  /// Creates a divider.
  nonisolated public init() {}
}

extension Divider: View {
  /// There is no body.
  public typealias Body = Never
}

extension Divider: LayoutLeaf {
  package static var showsContent: Bool { false }

  package func sizing(in surroundings: LeafSurroundings) -> DividerLeaf {
    DividerLeaf(axis: surroundings.stackAxis)
  }

  package func draw(
    _ sizing: DividerLeaf, in frame: CGRect, environment: EnvironmentValues,
    into painter: inout Painter
  ) {
    painter.add(.fill(.rectangle(frame), DrawingColor(.gray)))
  }
}

/// A line one point thick.
package struct DividerLeaf: LeafSizing {
  /// The axis of the stack around the line.
  let axis: Axis?

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let room = FillLeaf().sizeThatFits(proposal)
    return axis == .horizontal
      ? CGSize(width: 1, height: room.height) : CGSize(width: room.width, height: 1)
  }
}
