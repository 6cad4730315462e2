/// The values that a view gives to the container that it stands in.
///
/// The counterpart of SwiftUI's `ContainerValues`. The container reads them from a ``Subview`` or a
/// ``SectionConfiguration``. They pass every modifier and reach each view of a group, but no
/// further than the nearest container.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The tags, outermost first.
  private var tags: [AnyHashable] = []

  /// Creates values that are all at their defaults.
  init() {}

  /// The value of a key.
  ///
  /// - Complexity: O(1).
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the tag of a type, the innermost if there are several; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) for *n* tags around one another.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    for tag in tags.reversed() { if let tag = tag.base as? V { return tag } }
    return nil
  }

  /// Returns whether the tag of the value's type is that value.
  ///
  /// - Complexity: O(*n*) for *n* tags around one another.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool {
    self.tag(for: V.self) == tag
  }

  /// Adds a tag inside those that are there.
  package mutating func add(tag: AnyHashable) {
    tags.append(tag)
  }
}

extension ContainerValues {
  /// The values of an element that some content stands for. Of two values for one key the inner
  /// one counts.
  ///
  /// With `section`, only what is written around that section is read.
  ///
  /// - Complexity: O(modifiers around the element).
  @MainActor init(of element: Element, around section: SectionNode? = nil) {
    var next: Element? = element
    while let place = next {
      // Depths of one content alone are compared: what a place stands for may be written elsewhere.
      if let section, place.depth > section.depth { return }
      let current = place.standsFor
      (current as? any ContainerValueElementType)?.write(into: &self)
      next = current.wrapped
    }
  }
}
