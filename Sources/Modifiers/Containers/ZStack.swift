public import Preferences

/// Views one over the other, the last in front.
///
/// The counterpart of SwiftUI's `ZStack`. A stack is an element even when nothing is inside: it
/// then has size zero, and padding around it still takes room.
public struct ZStack<Content: View> {
  package let content: Content
  let alignment: Alignment

  /// Creates a stack whose views are aligned with each other.
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View {
  /// There is no body.
  public typealias Body = Never
}

extension ZStack: LayoutContainer {
  package var arrangement: ZStackLayout { ZStackLayout(alignment: alignment) }
}
