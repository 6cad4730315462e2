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
    GivenLayerElement(modifier, in: place, layerComesFirst: layerComesFirst)
  }

  package static var layerTypes: [AnyViewType] { [ViewType<Layer>.of(Layer.self)] }
}

/// One element with a layer over or under it.
package class LayeredElement<M: PrimitiveModifier>: ModifierElement<M> {
  /// The layer, once it is shown.
  package private(set) final var layer: Element?

  private final let layerComesFirst: Bool

  init(_ modifier: M, in place: Place, layerComesFirst: Bool) {
    self.layerComesFirst = layerComesFirst
    super.init(modifier, in: place)
  }

  override final var isJunction: Bool { true }

  override func didActivate() -> Element? {
    child?.order = layerComesFirst ? 1 : 0
    return super.didActivate()
  }

  /// Shows a view as the layer; a later one has to be of the same type.
  final func show<Layer: View>(_ view: Layer) {
    if let layer { return unsafeDowncast(layer, to: SlotElement<Layer>.self).update(to: view) }
    let layer = SlotElement(
      .layer, view, in: Place(parent: self, container: nil, context: context, scope: scope))
    self.layer = layer
    context.activate(layer, under: self, order: layerComesFirst ? 0 : 1, demand: demand)
    attachment?.childrenDidChange()
  }

  override final func origin<K: PreferenceKey>(of key: K.Type) -> Origin<K> {
    var elements: [Element] = []
    forEachElement { elements.append($0) }
    return .combined(elements, orDefault: false)
  }

  package override final func forEachElement(_ body: (Element) -> Void) {
    if let layer, layerComesFirst { body(layer) }
    if let child { body(child) }
    if let layer, !layerComesFirst { body(layer) }
  }

  package override final func forEachChild(_ body: (Node) -> Void) {
    forEachElement(body)
  }

  override final func dismantle() {
    super.dismantle()
    layer = nil
  }
}

/// An element whose layer is given with the modifier.
private final class GivenLayerElement<M: LayeredModifier>: LayeredElement<M> {
  override func didActivate() -> Element? {
    show(modifier.layer)
    return super.didActivate()
  }

  override func modifierDidChange() {
    show(modifier.layer)
  }
}
