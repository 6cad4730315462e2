/// A modifier that writes a value for a key.
@usableFromInline struct PreferenceWriter<K: PreferenceKey> {
  let value: K.Value

  @usableFromInline nonisolated init(value: K.Value) {
    self.value = value
  }
}

extension PreferenceWriter: ViewModifier {
  @usableFromInline typealias Body = Never
}

extension PreferenceWriter: PrimitiveModifier {
  static var label: String { "preference(\(TypeName.qualified(K.self)))" }

  static var preferenceKey: (any PreferenceKey.Type)? { K.self }

  var details: [String] { ["= \(ValueText.describing(value))"] }

  static func makeElement(
    _ modifier: PreferenceWriter<K>, in place: Place, holding content: AnyViewType
  ) -> ModifierElement<PreferenceWriter<K>> {
    PreferenceWriterElement(modifier, in: place)
  }
}

extension View {
  // Inlined for the same reason as View.modifier(_:).
  /// Writes a value for a key, for the ancestors of this view to see.
  ///
  /// It replaces what the view itself wrote for the same key.
  @inlinable nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceWriter<K>(value: value))
  }
}

private final class PreferenceWriterElement<K: PreferenceKey>: ModifierElement<
  PreferenceWriter<K>
>
{
  /// The value on its way up, if somebody above asks for it.
  private var output: Output<K>?

  /// Nobody asks for the key below a writer, so what the content writes for it never arrives here.
  override var innerDemand: Demand { demand.removing(KeyIdentity(K.self)) }

  override func didActivate() -> Element? {
    let key = KeyIdentity(K.self)
    if demand.contains(key) {
      let output = Output<K>(value: modifier.value, depth: depth)
      self.output = output
      contribute(Contribution(of: key, old: nil, new: output))
    }
    return super.didActivate()
  }

  override var ownOutput: (key: KeyIdentity, output: AnyOutput)? {
    output.map { (KeyIdentity(K.self), $0) }
  }

  override func modifierDidChange() {
    output?.set(modifier.value, comparedBy: Comparison.of(K.Value.self))
  }

  override func origin<Other: PreferenceKey>(of key: Other.Type) -> Origin<Other> {
    guard let value = modifier.value as? Other.Value, Other.self == K.self else {
      return super.origin(of: key)
    }
    return .value(value, hiding: child)
  }
}
