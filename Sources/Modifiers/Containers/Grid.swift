public import Foundation
public import Preferences

/// Views in rows and columns.
///
/// The counterpart of SwiftUI's `Grid`. Each ``GridRow`` is a row, and so is each view outside of
/// one, which takes all columns. ``GridLayout`` says how large columns and rows are.
public struct Grid<Content: View> {
  package let content: Content
  let layout: GridLayout

  /// Creates a grid; spacings are in points, `nil` leaves them to the views.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: View {
  /// There is no body.
  public typealias Body = Never
}

extension Grid: LayoutContainer {
  package var arrangement: GridLayout { layout }
}
