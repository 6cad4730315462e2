public import Preferences

/// Views that may be longer than the room there is for them.
///
/// The counterpart of SwiftUI's `ScrollView`. Along its axes the content is laid out at its ideal
/// length and the view takes what it is offered; across them it is as large as its content. What
/// lies outside is cut off. Several views stand in a `VStack`. The content begins at the top
/// left; it is scrolled by ``ScrollViewProxy`` or as a user would, with ``FoundView/scroll(to:)``.
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

extension ScrollView: ContainerView {
  package static var stage: (any UpdateStage.Type)? { LayoutStage.self }

  package static func makeAttachment(
    for element: ViewContainerElement<ScrollView>
  ) -> (any ElementAttachment)? {
    LayoutStage.of(element).map {
      ScrollViewBox(element, axes: { [unowned element] in element.view.axes }, stage: $0)
    }
  }
}
