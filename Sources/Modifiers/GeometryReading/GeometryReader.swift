import Foundation
public import Preferences

/// A view that is made from its own size and place.
///
/// The counterpart of SwiftUI's `GeometryReader`. It takes what it is offered, 10 points where
/// nothing is, and aligns its views top left. The closure runs after layout, in the same pass;
/// again if it is another one, or what it read has changed. In a host without layout it does not
/// run.
public struct GeometryReader<Content: View> {
  /// Makes the views inside.
  public var content: (GeometryProxy) -> Content

  /// Creates a view that is made from its own size and place.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  /// There is no body.
  public typealias Body = Never
}

extension GeometryReader: PrimitiveView {
  package static func makeViewType() -> AnyViewType {
    TransparentType<GeometryReader, GeometryContainer<Content>> { reader in
      GeometryContainer(
        content: LateContent { element in
          let box = LateContainerBox<GeometryReaderLayout>.of(element)
          return reader.content(GeometryProxy(site: box.site))
        })
    }
  }
}

/// The container of what a geometry reader shows.
private struct GeometryContainer<Content: View> {
  let content: LateContent<Content>
}

extension GeometryContainer: View {
  typealias Body = Never
}

extension GeometryContainer: ContainerView {
  var name: String? { "GeometryReader" }

  static var stage: (any UpdateStage.Type)? { GeometryStage.self }

  static func makeAttachment(
    for element: ViewContainerElement<GeometryContainer>
  ) -> (any ElementAttachment)? {
    LayoutStage.of(element).map {
      LateContainerBox(
        element, layout: GeometryReaderLayout(), name: element.view.name, stage: $0)
    }
  }
}

/// Takes all the room and puts its views, one over the other, at the top left.
private struct GeometryReaderLayout: Layout {
  private var content: ZStackLayout { ZStackLayout(alignment: .topLeading) }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .standard }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    content.placeSubviews(
      in: bounds, proposal: ProposedViewSize(bounds.size), subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { nil }
}
