public import Preferences

/// Shows something else in the place of content that is empty.
///
/// What is empty is not mounted, so its state starts afresh when it comes back, and its preferences
/// are those of the placeholder meanwhile. It takes one pass.
public struct EmptyStateViewModifier<EmptyContent: View> {
  /// Whether the content is empty.
  public var isEmpty: Bool

  /// What is shown then.
  public let emptyContent: () -> EmptyContent

  /// Creates a modifier that shows `emptyContent` while `isEmpty` is set.
  nonisolated public init(
    isEmpty: Bool, @ViewBuilder emptyContent: @escaping () -> EmptyContent
  ) {
    self.isEmpty = isEmpty
    self.emptyContent = emptyContent
  }
}

extension EmptyStateViewModifier: ViewModifier {
  /// The content, or what stands for it.
  public func body(content: Content) -> some View {
    if isEmpty {
      emptyContent().preference(key: ContentPresence.self, value: false)
    } else {
      content
    }
  }
}

extension View {
  /// Shows something else in the place of this view while it is empty.
  @_disfavoredOverload
  nonisolated public func emptyState<EmptyContent: View>(
    _ isEmpty: Bool, @ViewBuilder emptyContent: @escaping () -> EmptyContent
  ) -> some View {
    modifier(EmptyStateViewModifier(isEmpty: isEmpty, emptyContent: emptyContent))
  }

  /// Shows something else in the place of this view while it is empty.
  @_disfavoredOverload
  nonisolated public func emptyState<EmptyContent: View>(
    _ isEmpty: Binding<Bool>, @ViewBuilder emptyContent: @escaping () -> EmptyContent
  ) -> some View {
    modifier(BoundEmptyState(isEmpty: isEmpty, emptyContent: emptyContent))
  }

  /// Shows something else in the place of this view while nothing in it shows anything.
  ///
  /// The view learns from ``Preferences/ContentPresence`` whether some leaf below shows something:
  /// a text, an image, a shape or a control, hidden ones too, but no spacer, divider, section
  /// header or footer, and no placeholder of an empty state inside. While it is empty it takes no
  /// room and is not drawn, but stays mounted: it keeps its state and its preferences, and comes
  /// back by itself. Otherwise it is laid out as if it were not modified.
  ///
  /// For `Group(subviews:)` around it the content is there although it is empty, and the
  /// placeholder follows it. Show both: content that is not shown is not mounted, and cannot tell
  /// that it is no longer empty.
  ///
  /// ```
  /// phase one   what the leaves show flows up to this view
  /// phase two   the action notes whether anything is there
  /// next pass   only if that differs from before: the content leaves, the placeholder comes
  /// ```
  @_disfavoredOverload
  nonisolated public func emptyState<EmptyContent: View>(
    @ViewBuilder emptyContent: @escaping () -> EmptyContent
  ) -> some View {
    modifier(DerivedEmptyState(emptyContent: emptyContent))
  }
}

/// The empty state that reads itself whether it is there, so that its view need not.
private struct BoundEmptyState<EmptyContent: View> {
  let isEmpty: Binding<Bool>
  let emptyContent: () -> EmptyContent

  nonisolated init(isEmpty: Binding<Bool>, emptyContent: @escaping () -> EmptyContent) {
    self.isEmpty = isEmpty
    self.emptyContent = emptyContent
  }
}

extension BoundEmptyState: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      EmptyStateViewModifier(isEmpty: isEmpty.wrappedValue, emptyContent: emptyContent))
  }
}

/// The empty state that finds out by itself.
struct DerivedEmptyState<EmptyContent: View> {
  let emptyContent: () -> EmptyContent

  @State private var isEmpty = false
  @State private var present = ElementSet()

  nonisolated init(emptyContent: @escaping () -> EmptyContent) {
    self.emptyContent = emptyContent
  }
}

extension DerivedEmptyState: ViewModifier {
  func body(content: Content) -> some View {
    Group(subviews: content) { subviews in
      ForEach(subviews) { subview in
        subview
          .modifier(LayoutAbsence(isAbsent: isEmpty))
          .onPreferenceChangeOfEach(ContentPresence.self, isAlwaysInitial: true) {
            note($0, shows: $1)
          }
      }
      if isEmpty || subviews.isEmpty {
        emptyContent().preference(key: ContentPresence.self, value: false)
      }
    }
  }

  private func note(_ element: ObjectIdentifier, shows: Bool) {
    present.note(element, isMember: shows)
    isEmpty = present.isEmpty
  }
}
