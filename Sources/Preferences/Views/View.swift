/// A description of something to show.
///
/// The counterpart of SwiftUI's `View`. A view is a value that says what its `body` is; the host
/// mounts it, keeps its state, and runs its body again when what the body read has changed.
@MainActor @preconcurrency public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// What this view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Cannot be reached.
  public typealias Body = Never
}

extension View where Body == Never {
  /// Not to be called: the view has no body, the library knows how to mount it.
  public var body: Never {
    preconditionFailure(
      "\(TypeName.short(Self.self)) has no body. Mount the view in a ViewHost instead.")
  }
}

/// A view that the library itself knows how to mount.
package protocol PrimitiveView: View where Body == Never {
  /// What is known of the type.
  @MainActor static func makeViewType() -> AnyViewType
}
