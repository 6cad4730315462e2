/// A modifier that keeps the values of a key from going further up.
struct PreferenceBoundary<K: PreferenceKey> {}

extension PreferenceBoundary: ViewModifier {
  typealias Body = Never
}

extension PreferenceBoundary: PrimitiveModifier {
  static var label: String { "preferenceBoundary(\(TypeName.qualified(K.self)))" }

  static func makeElement(
    _ modifier: PreferenceBoundary<K>, in place: Place, holding content: AnyViewType
  ) -> ModifierElement<PreferenceBoundary<K>> {
    PreferenceBoundaryElement(modifier, in: place)
  }
}

extension View {
  /// Keeps what this view writes for a key from its ancestors, which see nothing of it.
  ///
  /// For them it is as if the view never wrote the key, which is not the same as the key's default
  /// written. Readers inside see the values as ever, and other keys pass. What only ancestors would
  /// read is not even computed. SwiftUI has no counterpart.
  nonisolated public func preferenceBoundary<K: PreferenceKey>(_ key: K.Type) -> some View {
    modifier(PreferenceBoundary<K>())
  }
}

/// A modifier that keeps the values of all keys from going further up.
package struct PreferenceSilence {
  package init() {}
}

extension PreferenceSilence: ViewModifier {
  package typealias Body = Never
}

extension PreferenceSilence: PrimitiveModifier {
  package static var label: String { "preferenceSilence" }

  package static func makeElement(
    _ modifier: PreferenceSilence, in place: Place, holding content: AnyViewType
  ) -> ModifierElement<PreferenceSilence> {
    PreferenceSilenceElement(modifier, in: place)
  }
}

private final class PreferenceSilenceElement: ModifierElement<PreferenceSilence> {
  override var innerDemand: Demand { context.noDemand }

  override func origin<K: PreferenceKey>(of key: K.Type) -> Origin<K> { .nothing }
}

private final class PreferenceBoundaryElement<K: PreferenceKey>: ModifierElement<
  PreferenceBoundary<K>
>
{
  /// Nobody above asks for the key, so nothing that the content writes for it arrives here.
  override var innerDemand: Demand { demand.removing(KeyIdentity(K.self)) }

  override func origin<Other: PreferenceKey>(of key: Other.Type) -> Origin<Other> {
    Other.self == K.self ? .nothing : super.origin(of: key)
  }
}
