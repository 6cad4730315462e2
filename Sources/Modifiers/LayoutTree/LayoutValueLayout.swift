/// Gives a value to the container around the child, as SwiftUI's `layoutValue(key:value:)`.
package struct LayoutValueLayout: UnaryLayout {
  private let key: ObjectIdentifier
  private let value: Any

  package init<K: LayoutValueKey>(key: K.Type, value: K.Value) {
    self.key = ObjectIdentifier(key)
    self.value = value
  }

  package func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == self.key ? value : nil
  }

  package func settlesLength(along axis: Axis) -> Bool? { nil }
}
