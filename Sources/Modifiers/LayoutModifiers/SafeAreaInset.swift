public import Foundation
public import Preferences

extension View {
  /// Shows views at the top or bottom edge and leaves the rest of the room to this view.
  ///
  /// The counterpart of SwiftUI's modifier of this name. `spacing` is in points; `nil` is the usual
  /// distance. A ``Modifiers/GeometryReader`` in this view that reaches the edge has the room as
  /// one of its ``Modifiers/GeometryProxy/safeAreaInsets``. What the views write for a key comes
  /// after what this view writes. A scroll view ends where the views begin: its content does not
  /// run on under them.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        layer: content(),
        arrangement: SafeAreaInsetLayout(
          edge: edge == .top ? .top : .bottom,
          alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)))
  }

  /// Shows views at the leading or trailing edge and leaves the rest of the room to this view.
  ///
  /// The counterpart of SwiftUI's modifier of this name, as for the other two edges.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        layer: content(),
        arrangement: SafeAreaInsetLayout(
          edge: edge == .leading ? .leading : .trailing,
          alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)))
  }
}

/// A modifier that gives a part of the room, at an edge, to other views.
private struct SafeAreaInset<Layer: View> {
  let layer: Layer
  let arrangement: SafeAreaInsetLayout
}

extension SafeAreaInset: ViewModifier {
  typealias Body = Never
}

extension SafeAreaInset: LayeredModifier {
  static var label: String { "safeAreaInset" }

  static var layerComesFirst: Bool { false }

  static func makeAttachment(
    for element: ModifierElement<SafeAreaInset>
  ) -> (any ElementAttachment)? {
    LayoutStage.of(element).map {
      SafeAreaInsetBox(
        element, layout: { [unowned element] in element.modifier.arrangement }, stage: $0)
    }
  }
}

/// The box of a view with other views at an edge.
private final class SafeAreaInsetBox: ContainerElementBox<SafeAreaInsetLayout> {
  private let makeLayout: @MainActor () -> SafeAreaInsetLayout

  init(
    _ element: Element, layout: @escaping @MainActor () -> SafeAreaInsetLayout, stage: LayoutStage
  ) {
    makeLayout = layout
    super.init(element, layout: layout(), name: nil, stage: stage)
  }

  override var arrangement: SafeAreaInsetLayout { makeLayout() }

  override var safeAreaInsets: EdgeInsets? {
    guard containerBox.children.count > 1 else { return nil }
    let content = containerBox.children[0].frame
    let size = containerBox.frame.size
    var insets = EdgeInsets()
    switch containerBox.layout.edge {
    case .top: insets.top = content.minY
    case .leading: insets.leading = content.minX
    case .bottom: insets.bottom = size.height - content.maxY
    case .trailing: insets.trailing = size.width - content.maxX
    }
    return insets
  }
}

/// Puts the last of two subviews at an edge and leaves the rest of the room to the first.
private struct SafeAreaInsetLayout: Layout, Equatable {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// How much of the room the inset takes, the distance included.
  private func length(_ subviews: Subviews, _ proposal: ProposedViewSize) -> CGFloat {
    guard let inset = subviews.last else { return 0 }
    let length = inset.sizeThatFits(insetProposal(proposal))[axis]
    guard length > 0, subviews.count > 1 else { return length }
    let isFirst = edge == .top || edge == .leading
    let (first, second) = isFirst ? (inset, subviews[0]) : (subviews[0], inset)
    return length + (spacing ?? first.spacing.distance(to: second.spacing, along: axis))
  }

  private func insetProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var result = proposal
    result[axis] = nil
    return result
  }

  private func contentProposal(
    _ proposal: ProposedViewSize, without length: CGFloat
  ) -> ProposedViewSize {
    var result = proposal
    result[axis] = proposal[axis].map { max(0, $0 - length) }
    return result
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let length = length(subviews, proposal)
    guard subviews.count > 1 else {
      return subviews.last?.sizeThatFits(insetProposal(proposal)) ?? .zero
    }
    var size = subviews[0].sizeThatFits(contentProposal(proposal, without: length))
    size[axis] += length
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let inset = subviews.last else { return }
    let offered = insetProposal(proposal)
    let own = inset.dimensions(in: offered)
    let outer = ViewDimensions(bounds.size)
    var place = CGPoint(
      x: bounds.minX + outer[alignment.horizontal] - own[alignment.horizontal],
      y: bounds.minY + outer[alignment.vertical] - own[alignment.vertical])
    switch edge {
    case .top: place.y = bounds.minY
    case .leading: place.x = bounds.minX
    case .bottom: place.y = bounds.maxY - own.height
    case .trailing: place.x = bounds.maxX - own.width
    }
    inset.place(at: place, proposal: offered)
    guard subviews.count > 1 else { return }
    let length = length(subviews, proposal)
    var origin = bounds.origin
    if edge == .top || edge == .leading { origin[axis] += length }
    subviews[0].place(at: origin, proposal: contentProposal(proposal, without: length))
  }
}
