import Preferences

/// Builds the content of a toolbar from the statements of a closure.
///
/// The counterpart of SwiftUI's `ToolbarContentBuilder`.
@resultBuilder public struct ToolbarContentBuilder {
  /// Passes content on.
  nonisolated public static func buildExpression<Content: ToolbarContent>(
    _ content: Content
  ) -> Content {
    content
  }

  /// Builds a block of one piece of content.
  nonisolated public static func buildBlock<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent {
    content
  }

  /// Builds a block of several pieces of content.
  nonisolated public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    ToolbarBlock(members: (repeat each content))
  }

  /// Builds an `if` without an `else`.
  nonisolated public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> some ToolbarContent {
    OptionalToolbarContent(content: content)
  }

  /// Builds the first side of a condition.
  nonisolated public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> ConditionalToolbarContent<First, Second> {
    ConditionalToolbarContent(side: .first(first))
  }

  /// Builds the second side of a condition.
  nonisolated public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> ConditionalToolbarContent<First, Second> {
    ConditionalToolbarContent(side: .second(second))
  }

  /// Builds an `if #available`.
  nonisolated public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent {
    content
  }
}

/// Several pieces of content, one after the other.
struct ToolbarBlock<each Content: ToolbarContent> {
  let members: (repeat each Content)
}

extension ToolbarBlock: ToolbarContent {
  typealias Body = Never
}

extension ToolbarBlock: BuiltInToolbarContent {
  func add(to items: inout ToolbarItems) {
    var index = 0
    for member in repeat each members {
      items.add(member, at: index)
      index += 1
    }
  }
}

/// Content that may be absent.
struct OptionalToolbarContent<Content: ToolbarContent> {
  let content: Content?
}

extension OptionalToolbarContent: ToolbarContent {
  typealias Body = Never
}

extension OptionalToolbarContent: BuiltInToolbarContent {
  func add(to items: inout ToolbarItems) {
    if let content { items.add(content) }
  }
}

/// One of two pieces of content of a toolbar, as an `if`/`else` or a `switch` chooses.
public struct ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
  enum Side {
    case first(First)
    case second(Second)
  }

  let side: Side
}

extension ConditionalToolbarContent: ToolbarContent {
  /// There is no body.
  public typealias Body = Never
}

extension ConditionalToolbarContent: BuiltInToolbarContent {
  package func add(to items: inout ToolbarItems) {
    switch side {
    case .first(let content): items.add(content, at: 0)
    case .second(let content): items.add(content, at: 1)
    }
  }
}
