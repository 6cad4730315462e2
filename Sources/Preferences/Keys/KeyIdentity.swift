/// The identity of a preference key: its type.
package struct KeyIdentity: Hashable, Sendable {
  private let id: ObjectIdentifier

  package init<K: PreferenceKey>(_ key: K.Type) {
    id = ObjectIdentifier(key)
  }
}
