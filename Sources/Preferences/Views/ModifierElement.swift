/// A modifier around one element.
package class ModifierElement<M: PrimitiveModifier>: Element {
  /// The modifier's value.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) package private(set) final var modifier: M

  /// The element inside, as long as this one is in the tree.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) package private(set) final var child: Element?

  init(_ modifier: M, in place: Place) {
    self.modifier = modifier
    super.init(in: place)
  }

  override final func take(_ child: Element) {
    self.child = child
    child.parentElement = self
  }

  /// The demand that the content sees.
  var innerDemand: Demand { demand }

  /// Takes a new value of the modifier.
  final func update(to newModifier: M) {
    M.willUpdate(self, to: newModifier)
    modifier = newModifier
    if isActive { modifierDidChange() }
    attachment?.elementDidChange()
  }

  package override final var wrapped: Element? { child }

  /// What is known of the content from its static type; nothing, unless somebody asks.
  var contentType: AnyViewType { ViewType<EmptyView>.of(EmptyView.self) }

  override func makeCopy(in place: Place) -> Element {
    M.makeElement(modifier, in: place, holding: contentType)
  }

  override final func takeValue(of original: Element) {
    update(to: unsafeDowncast(original, to: ModifierElement<M>.self).modifier)
  }

  /// Hears that the modifier of an element that is shown has another value.
  func modifierDidChange() {}

  override func didActivate() -> Element? {
    child?.demand = innerDemand
    M.didActivate(self)
    return child
  }

  override func didUnmount() {
    super.didUnmount()
    M.didUnmount(self)
  }

  override func origin<K: PreferenceKey>(of key: K.Type) -> Origin<K> {
    child.map { .inside($0) } ?? .nothing
  }

  package override func forEachElement(_ body: (Element) -> Void) {
    if let child { body(child) }
  }

  package override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  package override final var preferenceKey: (any PreferenceKey.Type)? { M.preferenceKey }

  package override var label: String? { M.label }

  package override var details: [String] { modifier.details }

  package override func makeAttachment() -> (any ElementAttachment)? {
    M.makeAttachment(for: self)
  }

  override func dismantle() {
    child = nil
    ports = []
  }
}
