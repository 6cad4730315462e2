/// A modifier that is an element around each element of its content.
package protocol PrimitiveModifier: BuiltInModifier {
  /// Makes the element; what it wraps is given to it afterwards. `content` tells of the static
  /// type that the wrapped element comes from.
  @MainActor static func makeElement(
    _ modifier: Self, in place: Place, holding content: AnyViewType
  ) -> ModifierElement<Self>

  /// The view types that the modifier itself brings.
  @MainActor static var layerTypes: [AnyViewType] { get }

  /// What a client module hangs on an element of this kind.
  @MainActor static func makeAttachment(
    for element: ModifierElement<Self>
  ) -> (any ElementAttachment)?

  /// Hears that an element of this kind has become part of what is shown.
  @MainActor static func didActivate(_ element: ModifierElement<Self>)

  /// Hears that an element of this kind is about to take a new value of the modifier.
  @MainActor static func willUpdate(_ element: ModifierElement<Self>, to modifier: Self)

  /// Hears that an element of this kind is gone.
  @MainActor static func didUnmount(_ element: ModifierElement<Self>)

  /// What paths and drawings call the modifier, as in `preference(Width)`.
  static var label: String { get }

  /// Values worth showing in a drawing of the tree.
  var details: [String] { get }

  /// The key that the modifier is for, if it writes, changes, reads or stops one.
  static var preferenceKey: (any PreferenceKey.Type)? { get }
}

extension PrimitiveModifier {
  package static func makeElement(
    _ modifier: Self, in place: Place, holding content: AnyViewType
  ) -> ModifierElement<Self> {
    ModifierElement(modifier, in: place)
  }

  package static var layerTypes: [AnyViewType] { [] }

  package static func makeAttachment(
    for element: ModifierElement<Self>
  ) -> (any ElementAttachment)? { nil }

  package static func didActivate(_ element: ModifierElement<Self>) {}

  package static func willUpdate(_ element: ModifierElement<Self>, to modifier: Self) {}

  package static func didUnmount(_ element: ModifierElement<Self>) {}

  package static var label: String { TypeName.short(Self.self) }

  package var details: [String] { [] }

  package static var preferenceKey: (any PreferenceKey.Type)? { nil }

  package static func makeViewType<Content: View>(
    modifying content: Content.Type
  ) -> ViewType<ModifiedContent<Content, Self>> {
    PrimitiveModifiedType<Content, Self>()
  }

  @MainActor static var layerParts: [AnyViewType.Part] {
    layerTypes.map { AnyViewType.Part(type: $0, isListed: false) }
  }
}
