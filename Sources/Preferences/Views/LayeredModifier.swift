/// A modifier that puts a layer of views over or under each element of its content.
package protocol LayeredModifier: PrimitiveModifier {
  /// The type of the layer.
  associatedtype Layer: View

  /// The views of the layer.
  var layer: Layer { get }

  /// Whether the layer's values come before those of the content, as a background's do.
  static var layerComesFirst: Bool { get }
}

extension LayeredModifier {
  package static func makeElement(
    _ modifier: Self, in place: Place, holding content: AnyViewType
  ) -> ModifierElement<Self> {
    LayeredElement(modifier, in: place)
  }

  package static var layerTypes: [AnyViewType] { [ViewType<Layer>.of(Layer.self)] }
}

/// One element with a layer over or under it.
package final class LayeredElement<M: LayeredModifier>: ModifierElement<M> {
  /// The layer, once the element is shown.
  package private(set) var layer: SlotElement<M.Layer>?

  override var isJunction: Bool { true }

  override func didActivate() -> Element? {
    let layer = SlotElement(
      .layer, modifier.layer,
      in: Place(parent: self, container: nil, context: context, scope: scope))
    self.layer = layer
    context.activate(layer, under: self, order: M.layerComesFirst ? 0 : 1, demand: demand)
    child?.order = M.layerComesFirst ? 1 : 0
    return super.didActivate()
  }

  override func modifierDidChange() {
    layer?.update(to: modifier.layer)
  }

  override func origin<K: PreferenceKey>(of key: K.Type) -> Origin<K> {
    var elements: [Element] = []
    forEachElement { elements.append($0) }
    return .combined(elements, orDefault: false)
  }

  package override func forEachElement(_ body: (Element) -> Void) {
    if let layer, M.layerComesFirst { body(layer) }
    if let child { body(child) }
    if let layer, !M.layerComesFirst { body(layer) }
  }

  package override func forEachChild(_ body: (Node) -> Void) {
    forEachElement(body)
  }

  override func dismantle() {
    super.dismantle()
    layer = nil
  }
}
