public import Foundation
public import Preferences

/// Views in columns, filled line by line, of which only those lines are mounted that can be seen.
///
/// The counterpart of SwiftUI's `LazyVGrid`; see ``LazyVStack`` for what is mounted.
public struct LazyVGrid<Content: View> {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: Where views stand that are narrower than their column, if it does not say.
  ///   - spacing: The distance between two lines in points; `nil` is 8.
  ///   - pinnedViews: Has no effect.
  ///   - content: The views.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: View {
  /// There is no body.
  public typealias Body = Never
}

extension LazyVGrid: DescribedView {
  package var composition: some View {
    LazyContainer(
      name: "LazyVGrid", axis: .vertical, tracks: LazyTracks(items: columns),
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      views: content)
  }
}

/// Views in rows, filled line by line from top to bottom, of which only those lines are mounted
/// that can be seen.
///
/// The counterpart of SwiftUI's `LazyHGrid`; see ``LazyVStack`` for what is mounted.
public struct LazyHGrid<Content: View> {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: Where views stand that are less high than their row, if it does not say.
  ///   - spacing: The distance between two lines in points; `nil` is 8.
  ///   - pinnedViews: Has no effect.
  ///   - content: The views.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHGrid: View {
  /// There is no body.
  public typealias Body = Never
}

extension LazyHGrid: DescribedView {
  package var composition: some View {
    LazyContainer(
      name: "LazyHGrid", axis: .horizontal, tracks: LazyTracks(items: rows),
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      views: content)
  }
}
