/// The values that a view inherits from its ancestors.
///
/// The counterpart of SwiftUI's `EnvironmentValues`. Add a value of your own in an extension, with
/// a property that reads and writes `self[MyKey.self]`.
public struct EnvironmentValues: CustomStringConvertible {
  /// A value with the comparison of its type.
  private class Slot {
    func isEqual(to other: Slot?) -> Bool { false }
    var summary: String { "" }
  }

  private final class TypedSlot<K: EnvironmentKey>: Slot {
    let value: K.Value

    init(_ value: K.Value) {
      self.value = value
    }

    override func isEqual(to other: Slot?) -> Bool {
      let otherValue = (other as? TypedSlot<K>)?.value ?? K.defaultValue
      return self === other || Comparison.of(K.Value.self).areEqual(value, otherValue)
    }

    override var summary: String { "\(TypeName.qualified(K.self)) = \(TypeName.describing(value))" }
  }

  private var slots: [ObjectIdentifier: Slot] = [:]

  /// The scope that notes which keys are read, while a body reads them.
  var recorder: EnvironmentScope?

  /// Creates values that are all at their defaults.
  public init() {}

  /// The value of a key.
  ///
  /// - Complexity: O(1).
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      recorder?.note(ObjectIdentifier(key))
      guard let slot = slots[ObjectIdentifier(key)] else { return K.defaultValue }
      // Slots are stored under their key alone, so the type is known.
      return unsafeDowncast(slot, to: TypedSlot<K>.self).value
    }
    set { slots[ObjectIdentifier(key)] = TypedSlot<K>(newValue) }
  }

  /// The values that somebody set.
  public var description: String {
    "[" + slots.values.map(\.summary).sorted().joined(separator: ", ") + "]"
  }

  /// Whether all keys have the same values here and in other values.
  ///
  /// - Complexity: O(*n*) for *n* keys that somebody set.
  func isEqual(to other: EnvironmentValues) -> Bool {
    slots.keys.allSatisfy { isEqual(to: other, for: $0) }
      && other.slots.keys.allSatisfy { slots[$0] != nil || isEqual(to: other, for: $0) }
  }

  /// Whether a key has the same value here and in other values.
  func isEqual(to other: EnvironmentValues, for key: ObjectIdentifier) -> Bool {
    let mine = slots[key]
    let theirs = other.slots[key]
    return mine?.isEqual(to: theirs) ?? theirs?.isEqual(to: nil) ?? true
  }
}
