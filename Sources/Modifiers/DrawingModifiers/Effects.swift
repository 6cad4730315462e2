public import Foundation
public import Preferences

extension View {
  /// Draws this view with an opacity from 0 to 1; at 0 it still takes its room.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(EffectModifier(effect: OpacityEffect(opacity: opacity)))
  }

  /// Does not draw this view, which still takes its room.
  nonisolated public func hidden() -> some View {
    modifier(EffectModifier(effect: HiddenEffect()))
  }

  /// Draws a line inside the edges of this view; `width` is in points and takes no room.
  nonisolated public func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = 1
  ) -> some View {
    modifier(EffectModifier(effect: BorderEffect(style: content, width: width)))
  }

  /// Cuts this view off at its edges.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Cuts this view off outside a shape.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(EffectModifier(effect: ClipEffect(shape: shape, style: style)))
  }

  /// Cuts this view off outside a rectangle with round corners, in points.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
