/// A change to a view that can be applied to any view and may have state.
///
/// The counterpart of SwiftUI's `ViewModifier`. One modifier on a view is one instance with one
/// state, however many elements its `content` stands for.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View

  /// What the modifier makes of the view it is applied to.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Stands for the view that the modifier is applied to.
  typealias Content = ViewModifierContent<Self>
}

extension ViewModifier where Body == Never {
  /// Not to be called: the modifier has no body, the library knows how to apply it.
  public func body(content: Content) -> Never {
    preconditionFailure(
      "\(TypeName.short(Self.self)) has no body. Apply it with .modifier(_:) instead.")
  }
}

extension ViewModifier {
  /// Joins two modifiers: this one first, `modifier` around it.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that the library itself knows how to apply.
package protocol BuiltInModifier: ViewModifier where Body == Never {
  /// What is known of a view type with this modifier.
  @MainActor static func makeViewType<Content: View>(
    modifying content: Content.Type
  ) -> ViewType<ModifiedContent<Content, Self>>
}

/// A modifier that changes nothing.
///
/// The counterpart of SwiftUI's `EmptyModifier`.
public struct EmptyModifier: Sendable {
  /// A modifier that changes nothing.
  nonisolated public static let identity = EmptyModifier()

  /// Creates a modifier that changes nothing.
  nonisolated public init() {}
}

extension EmptyModifier: ViewModifier {
  /// There is no body.
  public typealias Body = Never
}

extension EmptyModifier: BuiltInModifier {
  package static func makeViewType<Content: View>(
    modifying content: Content.Type
  ) -> ViewType<ModifiedContent<Content, EmptyModifier>> {
    TransparentType { $0.content }
  }
}
