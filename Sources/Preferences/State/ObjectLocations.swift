/// A property of an object.
class ObjectLocation<Root: AnyObject, Value>: Location<Value> {
  fileprivate let root: Root
  fileprivate let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(root: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override var value: Value { root[keyPath: keyPath] }

  override func write(_ newValue: Value) {
    root[keyPath: keyPath] = newValue
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return root === other.root && keyPath == other.keyPath
  }
}

/// A property of an object that a view observes. Who reads it through a binding hears of changes
/// too.
final class ObservedLocation<Root: ObservableObject, Value>: ObjectLocation<Root, Value> {
  private let source: ObjectSource<Root>?

  init(
    root: Root, keyPath: ReferenceWritableKeyPath<Root, Value>, source: ObjectSource<Root>?
  ) {
    self.source = source
    super.init(root: root, keyPath: keyPath)
  }

  override var value: Value {
    source?.noteRead()
    return super.value
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObservedLocation<Root, Value> else { return false }
    return source === other.source && super.isSame(as: other)
  }
}
