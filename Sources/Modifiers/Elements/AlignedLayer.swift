package import Preferences

/// A layer over or under an element, aligned with it.
package protocol AlignedLayer: PrimitiveModifier {
  /// Where the layer stands on the element.
  var alignment: Alignment { get }
}

extension AlignedLayer {
  package static func makeAttachment(
    for element: ModifierElement<Self>
  ) -> (any ElementAttachment)? {
    LayoutStage.of(element).map { LayeredElementBox(element, stage: $0) }
  }
}

/// The box of an element with a layer.
private final class LayeredElementBox<M: AlignedLayer>: ElementBox {
  private let layeredBox: LayeredBox

  init(_ element: ModifierElement<M>, stage: LayoutStage) {
    layeredBox = LayeredBox(alignment: element.modifier.alignment)
    super.init(element, box: layeredBox, stage: stage)
  }

  override func fill(_ stage: LayoutStage) {
    guard let element = element as? LayeredElement<M> else { return }
    let primary = element.child.flatMap { stage.box(of: $0) }
    let layer = element.layer.flatMap { stage.box(of: $0) }
    layeredBox.setPrimary(primary?.box, in: stage.tree)
    layeredBox.setSecondary(layer?.box, in: stage.tree)
  }

  override func refresh(_ stage: LayoutStage) {
    guard let element = element as? LayeredElement<M> else { return }
    layeredBox.update(element.modifier.alignment, in: stage.tree)
  }
}
