package import Foundation
public import Preferences

/// Views that may be longer than the room there is for them.
///
/// The counterpart of SwiftUI's `ScrollView`. Along its axes the content is laid out at its ideal
/// length and the view takes what it is offered; across them it is as large as its content. What lies
/// outside is cut off. Several views stand in a `VStack`. The content begins at the top left.
public struct ScrollView<Content: View> {
  /// The views inside.
  public var content: Content

  /// The axes along which the content may be longer than the view.
  public var axes: Axis.Set

  /// Whether indicators of the position are wanted; none are drawn.
  public var showsIndicators: Bool

  /// Creates a view whose content may be longer than itself along some axes.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: View {
  /// There is no body.
  public typealias Body = Never
}

extension ScrollView: LayoutContainer {
  package var arrangement: some Layout { ScrollLayout(axes: axes) }

  package func draw(
    _ children: [LayoutBox], in frame: CGRect, environment: EnvironmentValues,
    into painter: inout Painter
  ) -> DrawingScope { .group(opacity: 1, clip: .rectangle(frame)) }
}

/// A vertical stack at its ideal length along some axes, seen through a window.
private struct ScrollLayout: Layout, Equatable {
  let axes: Axis.Set

  private var content: VStackLayout { VStackLayout() }

  static func == (lhs: ScrollLayout, rhs: ScrollLayout) -> Bool { lhs.axes == rhs.axes }

  func makeCache(subviews: Subviews) -> StackLayoutCache {
    content.makeCache(subviews: subviews)
  }

  func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
    content.spacing(subviews: subviews, cache: &cache)
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize {
    let size = content.sizeThatFits(
      proposal: contentProposal(proposal), subviews: subviews, cache: &cache)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) {
    let inner = contentProposal(proposal)
    let size = content.sizeThatFits(proposal: inner, subviews: subviews, cache: &cache)
    content.placeSubviews(
      in: CGRect(origin: bounds.origin, size: size), proposal: inner, subviews: subviews,
      cache: &cache)
  }
}
