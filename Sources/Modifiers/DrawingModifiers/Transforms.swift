public import Foundation
public import Preferences

extension View {
  /// Draws this view larger or smaller, without moving anything around it.
  ///
  /// The counterpart of SwiftUI's modifier of this name. Frames and anchors in the view are those
  /// that are drawn.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    modifier(BoxModifier(layout: ScaleEffectLayout(scale, anchor: anchor)))
  }

  /// Draws this view larger or smaller by one factor, without moving anything around it.
  ///
  /// The counterpart of SwiftUI's modifier of this name.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws this view wider, narrower, higher or lower, without moving anything around it.
  ///
  /// The counterpart of SwiftUI's modifier of this name.
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws this view turned by an angle, clockwise, without moving anything around it.
  ///
  /// The counterpart of SwiftUI's modifier of this name. Frames and anchors in the view are the
  /// rectangles around what is drawn.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(BoxModifier(layout: RotationEffectLayout(angle, anchor: anchor)))
  }
}
