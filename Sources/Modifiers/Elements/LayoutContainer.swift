package import Foundation
package import Preferences

/// A container whose elements a layout arranges.
package protocol LayoutContainer: ContainerView {
  /// The type of the layout.
  associatedtype Arrangement: Layout

  /// The layout.
  @MainActor var arrangement: Arrangement { get }

  /// Whether the container is only a place for its content, which snapshots show as a stack where
  /// it has to arrange several elements, and else not at all.
  static var isSlot: Bool { get }

  /// What a snapshot calls the view.
  var snapshotName: String? { get }

  /// Draws what lies behind the elements inside, given their boxes, and says what happens to them.
  @MainActor func draw(
    _ children: [LayoutBox], in frame: CGRect, environment: EnvironmentValues,
    into painter: inout Painter
  ) -> DrawingScope
}

extension LayoutContainer {
  package static var isSlot: Bool { false }

  package var snapshotName: String? { name }

  package func draw(
    _ children: [LayoutBox], in frame: CGRect, environment: EnvironmentValues,
    into painter: inout Painter
  ) -> DrawingScope { .plain }

  package static var stage: (any UpdateStage.Type)? { LayoutStage.self }

  package static func makeAttachment(
    for element: ViewContainerElement<Self>
  ) -> (any ElementAttachment)? {
    LayoutStage.of(element).map { ViewContainerBox(element, stage: $0) }
  }
}

/// The box of an element with a list of elements inside.
class ContainerElementBox<L: Layout>: ElementBox {
  final let containerBox: ContainerBox<L>
  private let givenName: String?

  init(_ element: Element, layout: L, name: String?, stage: LayoutStage) {
    containerBox = ContainerBox(layout)
    givenName = name
    super.init(element, box: containerBox, stage: stage)
  }

  /// The layout as the element's value is now.
  var arrangement: L { containerBox.layout }

  override final func refresh(_ stage: LayoutStage) {
    let arrangement = arrangement
    guard !Comparison.of(L.self).areEqual(arrangement, containerBox.layout) else { return }
    containerBox.update(arrangement, in: stage.tree)
  }

  override func fill(_ stage: LayoutStage) {
    var boxes: [LayoutBox] = []
    element.forEachElement { child in
      // What is absent has a box too, which tells when it is there again.
      guard let box = stage.box(of: child)?.box, !child.isAbsentFromLayout else { return }
      boxes.append(box)
    }
    containerBox.setChildren(boxes, in: stage.tree)
  }

  /// What a snapshot calls the element, asked for when it is needed, as it may cost to find out.
  var snapshotName: String? { givenName }

  override var isContainer: Bool { true }

  override var stackAxis: Axis? { L.layoutProperties.stackOrientation }

  /// Whether the element is only a place for what is inside.
  var isSlot: Bool { element.slot != nil }

  override var name: String? {
    // A slot is seen only where it has to arrange several elements.
    !isSlot || containerBox.children.count > 1 ? snapshotName : nil
  }
}

/// The box of a container view.
private final class ViewContainerBox<V: LayoutContainer>: ContainerElementBox<V.Arrangement> {
  init(_ element: ViewContainerElement<V>, stage: LayoutStage) {
    super.init(element, layout: element.view.arrangement, name: nil, stage: stage)
  }

  override var arrangement: V.Arrangement {
    (element as? ViewContainerElement<V>)?.view.arrangement ?? containerBox.layout
  }

  override var isSlot: Bool { V.isSlot }

  override var snapshotName: String? {
    V.isSlot ? "VStack" : (element as? ViewContainerElement<V>)?.view.snapshotName
  }

  override func draw(in frame: CGRect, into painter: inout Painter) -> DrawingScope {
    guard let element = element as? ViewContainerElement<V> else { return .plain }
    return element.view.draw(
      containerBox.children, in: frame, environment: element.scope.values, into: &painter)
  }
}
