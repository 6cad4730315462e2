public import Foundation
public import Preferences

/// Views one beside the other.
///
/// The counterpart of SwiftUI's `HStack`. A stack is an element even when nothing is inside: it
/// then has size zero, and padding around it still takes room.
public struct HStack<Content: View> {
  package let content: Content
  let alignment: VerticalAlignment
  let spacing: CGFloat?

  /// Creates a stack; `spacing` is in points, `nil` leaves it to the views.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View {
  /// There is no body.
  public typealias Body = Never
}

extension HStack: LayoutContainer {
  package var arrangement: HStackLayout { HStackLayout(alignment: alignment, spacing: spacing) }
}
