/// A view that is one element without anything inside, such as a text.
package protocol LeafView: PrimitiveView {
  /// The stage that works with views of this kind, if there is one.
  static var stage: (any UpdateStage.Type)? { get }

  /// What a client module hangs on an element of this kind.
  @MainActor static func makeAttachment(
    for element: LeafElement<Self>
  ) -> (any ElementAttachment)?

  /// What paths, snapshots and drawings call the view.
  static var name: String { get }

  /// Whether the view shows something, rather than leaving or dividing room.
  static var showsContent: Bool { get }

  /// The text that the view shows, for drawings of the tree.
  var text: String? { get }
}

extension LeafView {
  package static var stage: (any UpdateStage.Type)? { nil }

  package static func makeAttachment(
    for element: LeafElement<Self>
  ) -> (any ElementAttachment)? { nil }

  package static var name: String { TypeName.short(Self.self) }

  package static var showsContent: Bool { true }

  package var text: String? { nil }

  package static func makeViewType() -> AnyViewType { LeafType<Self>() }
}

private final class LeafType<V: LeafView>: ViewType<V> {
  let comparison = Comparison.of(V.self)

  override var isUnary: Bool { true }

  override var preferenceModifier: (key: any PreferenceKey.Type, label: String)? {
    V.showsContent ? (ContentPresence.self, V.name) : nil
  }

  override func makeNode(_ view: V, in place: Place) -> Node {
    LeafElement(view, in: place)
  }

  override func update(_ node: Node, to view: V) {
    let element = unsafeDowncast(node, to: LeafElement<V>.self)
    guard !comparison.areEqual(element.view, view) else { return }
    element.update(to: view)
  }
}

/// A leaf that is there.
package final class LeafElement<V: LeafView>: Element {
  /// The view's value.
  package private(set) var view: V

  /// Says that there is something to see, if somebody above asks.
  private var presence: Output<ContentPresence>?

  init(_ view: V, in place: Place) {
    self.view = view
    super.init(in: place)
  }

  override var ownOutput: (key: KeyIdentity, output: AnyOutput)? {
    presence.map { (KeyIdentity(ContentPresence.self), $0) }
  }

  func update(to newView: V) {
    view = newView
    attachment?.elementDidChange()
  }

  override func makeCopy(in place: Place) -> Element {
    LeafElement(view, in: place)
  }

  override func takeValue(of original: Element) {
    update(to: unsafeDowncast(original, to: LeafElement<V>.self).view)
  }

  override func didActivate() -> Element? {
    if context.options.runsStages, let stage = V.stage { context.require(stage) }
    let key = KeyIdentity(ContentPresence.self)
    if V.showsContent, demand.contains(key) {
      let output = Output<ContentPresence>(value: true, depth: depth)
      presence = output
      contribute(Contribution(of: key, old: nil, new: output))
    }
    return nil
  }

  override func origin<K: PreferenceKey>(of key: K.Type) -> Origin<K> {
    guard V.showsContent, K.self == ContentPresence.self, let value = true as? K.Value else {
      return .nothing
    }
    return .value(value, hiding: nil)
  }

  package override var describedType: Any.Type? { V.self }

  package override var label: String? { V.name }

  package override var details: [String] { view.text.map { ["\"\($0)\""] } ?? [] }

  package override func makeAttachment() -> (any ElementAttachment)? {
    V.makeAttachment(for: self)
  }
}
