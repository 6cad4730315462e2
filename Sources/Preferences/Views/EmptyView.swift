/// A view without elements.
///
/// The counterpart of SwiftUI's `EmptyView`.
public struct EmptyView: Sendable {
  /// Creates a view without elements.
  nonisolated public init() {}
}

extension EmptyView: View {
  /// There is no body.
  public typealias Body = Never
}

extension EmptyView: PrimitiveView {
  package static func makeViewType() -> AnyViewType { EmptyType<EmptyView>() }
}

extension Never: PrimitiveView {
  package static func makeViewType() -> AnyViewType { EmptyType<Never>() }
}

/// A view type that never has elements.
final class EmptyType<V: View>: ViewType<V> {
  override func makeNode(_ view: V, in place: Place) -> Node { Node(in: place) }
}
