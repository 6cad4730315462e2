/// A modifier that puts a layer over or under each element of its content, made from the value
/// that the element has for a key.
///
/// ```
///  content ──value──▶ output ──closure──▶ layer      in phase one, once the value is final
///                       │                   │
///                       └──────▶ fold ◀─────┘        what travels on upward
/// ```
/// The closure runs when the value, the modifier or what the closure read has changed, and then
/// once. What the layer writes joins the value above it and never the one it was made from, so a
/// layer cannot feed itself.
package protocol ReadingLayer: PrimitiveModifier {
  /// The key that is read.
  associatedtype Key: PreferenceKey

  /// The type of the layer.
  associatedtype Layer: View

  /// Makes the layer from the content's value, or the default if the content writes nothing.
  @MainActor func layer(for value: Key.Value) -> Layer

  /// Whether the layer's values come before those of the content, as a background's do.
  static var layerComesFirst: Bool { get }
}

extension ReadingLayer {
  package static var preferenceKey: (any PreferenceKey.Type)? { Key.self }

  package static func makeElement(
    _ modifier: Self, in place: Place, holding content: AnyViewType
  ) -> ModifierElement<Self> {
    ReadingLayerElement(modifier, in: place, layerComesFirst: layerComesFirst)
  }

  package static var layerTypes: [AnyViewType] { [ViewType<Layer>.of(Layer.self)] }
}

private final class ReadingLayerElement<M: ReadingLayer>: LayeredElement<M> {
  private var output: LayerOutput<M.Key>?

  override var innerDemand: Demand { demand.adding(M.Key.self) }

  override func didActivate() -> Element? {
    let output = LayerOutput<M.Key>(
      depth: depth, comesBeforeLayer: true, scheduler: context.scheduler)
    output.makeLayer = { [unowned self] in makeLayer(for: $0) }
    self.output = output
    context.scheduler.enqueueUp(output)
    return super.didActivate()
  }

  override var ownOutput: (key: KeyIdentity, output: AnyOutput)? {
    output.map { (KeyIdentity(M.Key.self), $0) }
  }

  override func modifierDidChange() {
    output?.invalidateLayer()
  }

  private func makeLayer(for value: M.Key.Value) {
    guard let output else { return }
    context.scheduler.counters.bodies += 1
    show(Tracker.track(output) { modifier.layer(for: value) })
  }

  override func accept(_ change: Contribution, from child: Element) -> Contribution? {
    guard change.key == KeyIdentity(M.Key.self), child === self.child, let output else {
      return super.accept(change, from: child)
    }
    guard let upward = output.replaceInput(change), demand.contains(change.key) else { return nil }
    return super.accept(upward, from: child)
  }

  override func reading<Other: PreferenceKey>(of key: Other.Type) -> Reading<Other>? {
    guard Other.self == M.Key.self else { return nil }
    return .layer(layer.flatMap { _ in output?.value as? Other.Value })
  }

  override func didUnmount() {
    super.didUnmount()
    output?.isDead = true
    output?.dependencies.removeAll()
  }
}

/// The value that a layer is made from.
private final class LayerOutput<K: PreferenceKey>: ReaderOutput<K> {
  var makeLayer: (K.Value) -> Void = { _ in }

  /// Whether the layer has to be made although the value is as it was; at first it has to.
  private var isLayerStale = true

  func invalidateLayer() {
    isLayerStale = true
    scheduler.enqueueUp(self)
  }

  override func sourceDidChange() {
    invalidateLayer()
  }

  override func perform() {
    let isValueNew = takeInput()
    guard isValueNew || isLayerStale else { return }
    isLayerStale = false
    makeLayer(value)
  }
}
