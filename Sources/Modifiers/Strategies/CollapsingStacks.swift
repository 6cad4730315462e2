public import Foundation
public import Preferences

/// A vertical stack that is not there when nothing is inside.
///
/// A ``VStack`` is an element even when all its children turn out to be empty, so that padding,
/// spacing and borders around it still show. This one stands for nothing then, and modifiers
/// around it do not exist either. It takes one pass and no state, and runs no body twice.
public struct CollapsingVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a stack; `spacing` is in points, `nil` leaves it to the views.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension CollapsingVStack: View {
  /// The stack, if there is something to stack.
  public var body: some View {
    Group(subviews: content) { subviews in
      if !subviews.isEmpty {
        VStack(alignment: alignment, spacing: spacing) { subviews }
      }
    }
  }
}

/// A horizontal stack that is not there when nothing is inside.
///
/// See ``CollapsingVStack``.
public struct CollapsingHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a stack; `spacing` is in points, `nil` leaves it to the views.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension CollapsingHStack: View {
  /// The stack, if there is something to stack.
  public var body: some View {
    Group(subviews: content) { subviews in
      if !subviews.isEmpty {
        HStack(alignment: alignment, spacing: spacing) { subviews }
      }
    }
  }
}

/// A stack of views one upon the other that is not there when nothing is inside.
///
/// See ``CollapsingVStack``.
public struct CollapsingZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  /// Creates a stack.
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension CollapsingZStack: View {
  /// The stack, if there is something to stack.
  public var body: some View {
    Group(subviews: content) { subviews in
      if !subviews.isEmpty {
        ZStack(alignment: alignment) { subviews }
      }
    }
  }
}
