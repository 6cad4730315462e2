public import Foundation
public import Preferences

extension View {
  /// Lets this view take its ideal size.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Lets this view take its ideal width or height.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(BoxModifier(layout: FixedSizeLayout(axes)))
  }

  /// Keeps this view's width in a ratio to its height; `nil` keeps that of its ideal size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(BoxModifier(layout: AspectRatioLayout(aspectRatio, contentMode: contentMode)))
  }

  /// Keeps this view's width in the ratio to its height that a size has.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes this view as large as fits what is offered, in its own ratio.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Makes this view so large that it covers what is offered, in its own ratio.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }

  /// Sets which views of a stack are given room first; 0 is usual, more comes earlier.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(BoxModifier(layout: LayoutPriorityLayout(value)))
  }

  /// Gives a value to the container around this view.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(BoxModifier(layout: LayoutValueLayout(key: key, value: value)))
  }
}
