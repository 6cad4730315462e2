public import Foundation
public import Preferences

/// Views one under the other.
///
/// The counterpart of SwiftUI's `VStack`. A stack is an element even when nothing is inside: it
/// then has size zero, and padding around it still takes room.
public struct VStack<Content: View> {
  package let content: Content
  let alignment: HorizontalAlignment
  let spacing: CGFloat?

  /// Creates a stack; `spacing` is in points, `nil` leaves it to the views.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View {
  /// There is no body.
  public typealias Body = Never
}

extension VStack: LayoutContainer {
  package var arrangement: VStackLayout { VStackLayout(alignment: alignment, spacing: spacing) }
}
