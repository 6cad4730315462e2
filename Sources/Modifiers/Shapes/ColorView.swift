package import Foundation
public import Preferences

extension Color: View {
  /// There is no body.
  public typealias Body = Never
}

/// A colour as a view fills the room it is offered.
extension Color: LayoutLeaf {
  package func sizing(in surroundings: LeafSurroundings) -> FillLeaf { FillLeaf() }

  package func draw(
    _ sizing: FillLeaf, in frame: CGRect, environment: EnvironmentValues,
    into painter: inout Painter
  ) {
    painter.add(.fill(.rectangle(frame), DrawingColor(environment.concrete(self))))
  }
}
