/// A place behind two closures.
final class ClosureLocation<Value>: Location<Value> {
  private let read: () -> Value
  private let store: (Value) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    store = write
  }

  override var value: Value { read() }

  override func write(_ newValue: Value) {
    store(newValue)
  }
}

/// A place that keeps one value for ever.
final class ConstantLocation<Value>: Location<Value> {
  private let constant: Value

  init(_ value: Value) {
    constant = value
  }

  override var value: Value { constant }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return Comparison.of(Value.self).areEqual(constant, other.constant)
  }
}

/// A part of what another place holds.
final class KeyPathLocation<Root, Value>: Location<Value> {
  private let base: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(base: Location<Root>, keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override var value: Value { base.value[keyPath: keyPath] }

  override func write(_ newValue: Value) {
    var root = base.value
    root[keyPath: keyPath] = newValue
    base.write(root)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? KeyPathLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && (base === other.base || base.isSame(as: other.base))
  }
}

/// An element of a collection that another place holds.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element>
where Base.Index: Equatable {
  private let base: Location<Base>
  private let index: Base.Index
  private let fallback: Base.Element

  init(base: Location<Base>, index: Base.Index) {
    self.base = base
    self.index = index
    fallback = base.value[index]
  }

  /// The element, or what it was when the binding was made if the collection is shorter now.
  override var value: Base.Element {
    let collection = base.value
    return contains(index, collection) ? collection[index] : fallback
  }

  override func write(_ newValue: Base.Element) {
    var collection = base.value
    guard contains(index, collection) else { return }
    collection[index] = newValue
    base.write(collection)
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && (base === other.base || base.isSame(as: other.base))
  }

  private func contains(_ index: Base.Index, _ collection: Base) -> Bool {
    collection.startIndex <= index && index < collection.endIndex
  }
}

/// What another place holds, as an optional.
final class WrappedLocation<Wrapped>: Location<Wrapped?> {
  private let base: Location<Wrapped>

  init(base: Location<Wrapped>) {
    self.base = base
  }

  override var value: Wrapped? { base.value }

  override func write(_ newValue: Wrapped?) {
    guard let newValue else { return }
    base.write(newValue)
  }

  override func isSame(as other: Location<Wrapped?>) -> Bool {
    guard let other = other as? WrappedLocation<Wrapped> else { return false }
    return base === other.base || base.isSame(as: other.base)
  }
}

/// What another place holds, without its type.
final class HashableLocation<Wrapped: Hashable>: Location<AnyHashable> {
  private let base: Location<Wrapped>

  init(base: Location<Wrapped>) {
    self.base = base
  }

  override var value: AnyHashable { AnyHashable(base.value) }

  override func write(_ newValue: AnyHashable) {
    guard let newValue = newValue.base as? Wrapped else { return }
    base.write(newValue)
  }

  override func isSame(as other: Location<AnyHashable>) -> Bool {
    guard let other = other as? HashableLocation<Wrapped> else { return false }
    return base === other.base || base.isSame(as: other.base)
  }
}

/// The value inside an optional that was there when the binding was made.
final class UnwrappedLocation<Value>: Location<Value> {
  private let base: Location<Value?>
  private let fallback: Value

  init(base: Location<Value?>, fallback: Value) {
    self.base = base
    self.fallback = fallback
  }

  override var value: Value { base.value ?? fallback }

  override func write(_ newValue: Value) {
    // A late write to what has become nil would bring it back.
    guard base.value != nil else { return }
    base.write(newValue)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return base === other.base || base.isSame(as: other.base)
  }
}
