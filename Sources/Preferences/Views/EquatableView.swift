/// A view that is compared with `==` to find out whether it has to be built again.
///
/// The counterpart of SwiftUI's `EquatableView`. Here every equatable view is compared this way;
/// wrapping one changes nothing and is accepted so that source written for SwiftUI builds.
public struct EquatableView<Content: Equatable & View> {
  /// The view that is compared.
  public var content: Content

  /// Creates a view that compares `content`.
  nonisolated public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View {
  /// There is no body.
  public typealias Body = Never
}

extension EquatableView: PrimitiveView {
  package static func makeViewType() -> AnyViewType {
    TransparentType<EquatableView<Content>, Content> { $0.content }
  }
}

extension View where Self: Equatable {
  /// Compares the view with `==` to find out whether it has to be built again.
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
