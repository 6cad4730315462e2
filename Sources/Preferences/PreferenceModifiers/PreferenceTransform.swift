/// A modifier that changes the value of a key on its way up, given the element that it is.
package protocol PreferenceTransforming: PrimitiveModifier {
  /// The key.
  associatedtype Key: PreferenceKey

  /// Whether the value begins with the default and hides what the content wrote.
  var replacesContent: Bool { get }

  /// Changes the value, given the modifier's element.
  @MainActor func transform(_ value: inout Key.Value, at element: Element)
}

extension PreferenceTransforming {
  package static var preferenceKey: (any PreferenceKey.Type)? { Key.self }

  package static func makeElement(
    _ modifier: Self, in place: Place, holding content: AnyViewType
  ) -> ModifierElement<Self> {
    PreferenceTransformElement(modifier, in: place)
  }
}

/// A modifier that changes the value of a key on its way up.
struct PreferenceTransform<Key: PreferenceKey> {
  let transform: (inout Key.Value) -> Void
}

extension PreferenceTransform: ViewModifier {
  typealias Body = Never
}

extension PreferenceTransform: PreferenceTransforming {
  static var label: String { "transformPreference(\(TypeName.qualified(Key.self)))" }

  var replacesContent: Bool { false }

  func transform(_ value: inout Key.Value, at element: Element) {
    transform(&value)
  }
}

extension View {
  /// Changes the value of a key on its way up, beginning with this view's value or the default.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }
}

private final class PreferenceTransformElement<M: PreferenceTransforming>: ModifierElement<M> {
  private typealias Key = M.Key

  private var output: TransformOutput<M.Key>?

  /// Below a modifier that replaces the value nobody asks for it.
  override var innerDemand: Demand {
    modifier.replacesContent ? demand.removing(KeyIdentity(Key.self)) : demand
  }

  private var transform: (inout M.Key.Value) -> Void {
    let modifier = modifier
    return { [unowned self] in modifier.transform(&$0, at: self) }
  }

  override func didActivate() -> Element? {
    let key = KeyIdentity(Key.self)
    if demand.contains(key) {
      let output = TransformOutput<Key>(
        transform: transform, depth: depth, scheduler: context.scheduler)
      self.output = output
      contribute(Contribution(of: key, old: nil, new: output))
    }
    return super.didActivate()
  }

  override var ownOutput: (key: KeyIdentity, output: AnyOutput)? {
    output.map { (KeyIdentity(Key.self), $0) }
  }

  override func modifierDidChange() {
    output?.transform = transform
  }

  override func accept(_ change: Contribution, from child: Element) -> Contribution? {
    guard change.key == KeyIdentity(Key.self), let output else { return change }
    output.input = change.new.map { unsafeDowncast($0, to: Output<Key>.self) }
    return nil
  }

  override func origin<Other: PreferenceKey>(of key: Other.Type) -> Origin<Other> {
    guard let child, Other.self == Key.self,
      let transform = transform as? (inout Other.Value) -> Void
    else { return super.origin(of: key) }
    return .transformed(child, hidesContent: modifier.replacesContent, transform)
  }

  override func didUnmount() {
    super.didUnmount()
    output?.isDead = true
    output?.dependencies.removeAll()
  }
}
