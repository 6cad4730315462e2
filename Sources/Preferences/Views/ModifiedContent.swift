/// A view with a modifier applied to it.
///
/// The counterpart of SwiftUI's `ModifiedContent`.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content

  /// The modifier.
  public var modifier: Modifier

  // Inlined for the same reason as View.modifier(_:).
  /// Applies a modifier.
  @inlinable nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// There is no body.
  public typealias Body = Never
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the inner modifier, then the outer one.
  public func body(content: ViewModifierContent<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  // Inlined, since types that are known where it is called need not be looked up at run time.
  /// Applies a modifier.
  @inlinable nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  package static func makeViewType() -> AnyViewType {
    if let builtIn = Modifier.self as? any BuiltInModifier.Type {
      return makeViewType(of: builtIn)
    }
    return CustomModifiedType<Content, Modifier>()
  }

  @MainActor private static func makeViewType<M: BuiltInModifier>(of modifier: M.Type)
    -> AnyViewType
  {
    M.makeViewType(modifying: Content.self)
  }
}
