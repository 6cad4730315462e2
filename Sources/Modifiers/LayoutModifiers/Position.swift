public import Foundation
public import Preferences

extension View {
  /// Draws this view somewhere else, in points, without moving anything around it.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(BoxModifier(layout: OffsetLayout(offset)))
  }

  /// Draws this view somewhere else, in points, without moving anything around it.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the middle of this view at a point of the room that is offered.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(BoxModifier(layout: PositionLayout(position)))
  }

  /// Puts the middle of this view at a point of the room that is offered.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Sets the order in which a container draws this view: what has more is in front; 0 is usual.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(BoxModifier(layout: ZIndexLayout(value)))
  }

  /// Sets a horizontal guide of this view, in points from its leading edge.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(BoxModifier(layout: AlignmentGuideLayout(g, computeValue: computeValue)))
  }

  /// Sets a vertical guide of this view, in points from its top edge.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(BoxModifier(layout: AlignmentGuideLayout(g, computeValue: computeValue)))
  }
}
