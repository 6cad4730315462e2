/// A stack.
public struct VStack<Content: View> {
  package let content: Content

  /// Creates a stack.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension VStack: ContainerView {}
/// A stack.
public struct HStack<Content: View> {
  package let content: Content

  /// Creates a stack.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension HStack: ContainerView {}
