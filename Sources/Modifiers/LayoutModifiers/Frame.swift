public import Foundation
public import Preferences

extension View {
  /// Gives this view a fixed width or height in points; `nil` leaves a length to the view.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      BoxModifier(layout: FrameLayout(width: width, height: height, alignment: alignment)))
  }

  /// Bounds the width and height of this view, in points; `nil` sets no bound.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      BoxModifier(
        layout: FlexFrameLayout(
          width: FlexFrameLayout.Bounds(min: minWidth, ideal: idealWidth, max: maxWidth),
          height: FlexFrameLayout.Bounds(min: minHeight, ideal: idealHeight, max: maxHeight),
          alignment: alignment
        )
      )
    )
  }
}
