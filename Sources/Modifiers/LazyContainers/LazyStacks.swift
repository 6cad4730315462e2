public import Foundation
public import Preferences

/// Views one below the other, of which only those are mounted that can be seen.
///
/// The counterpart of SwiftUI's `LazyVStack`. In a `ScrollView` that scrolls vertically, a view
/// that is not seen is not mounted: it has no content, no layout and no preferences; the state of
/// the view itself is kept. Views are found in order, as far as they are seen: the bodies of those
/// that stand before are run, of those that follow not. Outside of such a view all are mounted. It
/// takes the width it is offered.
public struct LazyVStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: Where views stand that are narrower than the stack.
  ///   - spacing: The distance between two views in points; `nil` is 8.
  ///   - pinnedViews: Has no effect.
  ///   - content: The views.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: View {
  /// There is no body.
  public typealias Body = Never
}

extension LazyVStack: DescribedView {
  package var composition: some View {
    LazyContainer(
      name: "LazyVStack", axis: .vertical, tracks: LazyTracks(),
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      views: content)
  }
}

/// Views beside each other, of which only those are mounted that can be seen.
///
/// The counterpart of SwiftUI's `LazyHStack`; see ``LazyVStack`` for what is mounted. It takes the
/// height it is offered.
public struct LazyHStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: Where views stand that are less high than the stack.
  ///   - spacing: The distance between two views in points; `nil` is 8.
  ///   - pinnedViews: Has no effect.
  ///   - content: The views.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHStack: View {
  /// There is no body.
  public typealias Body = Never
}

extension LazyHStack: DescribedView {
  package var composition: some View {
    LazyContainer(
      name: "LazyHStack", axis: .horizontal, tracks: LazyTracks(),
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      views: content)
  }
}
