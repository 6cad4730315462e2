/// Several views as one, without a container around them.
///
/// The counterpart of SwiftUI's `Group`. It adds no level: its elements stand in the list of
/// whatever holds the group, and a modifier on the group applies to each.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// There is no body.
  public typealias Body = Never

  /// Creates a group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveView where Content: View {
  package static func makeViewType() -> AnyViewType {
    TransparentType<Group<Content>, Content> { $0.content }
  }
}

extension Group: Sendable where Content: Sendable {}
