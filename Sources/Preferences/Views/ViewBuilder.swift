/// Builds one view from the statements of a closure.
///
/// The counterpart of SwiftUI's `ViewBuilder`: any number of views, `if`, `if let`, `else if`,
/// `switch`, `if #available`, and optional views.
@resultBuilder public struct ViewBuilder {
  /// Passes a view on.
  nonisolated public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Builds an empty block.
  nonisolated public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// Builds a block of one view.
  nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Builds a block of several views.
  nonisolated public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Builds an `if` without an `else`.
  nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// Builds the first side of a condition.
  nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    ConditionalContent(storage: .first(first))
  }

  /// Builds the second side of a condition.
  nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    ConditionalContent(storage: .second(second))
  }

  /// Builds an `if #available`, hiding types that may not be available elsewhere.
  nonisolated public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView {
    AnyView(content)
  }
}
