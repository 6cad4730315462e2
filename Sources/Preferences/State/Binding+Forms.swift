extension Binding {
  /// Creates a binding to an optional from one to its content.
  ///
  /// Writing `nil` changes nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(location: WrappedLocation(base: base.location))
  }

  /// Creates a binding to the content of an optional, or `nil` if there is none.
  ///
  /// While the optional is `nil` later on, reading gives the content that was there when the
  /// binding was made, and writing changes nothing.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: UnwrappedLocation(base: base.location, fallback: value))
  }

  /// Creates a binding to a type-erased hashable value.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(location: HashableLocation(base: base.location))
  }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>

  /// An iterator over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>

  /// The collection's slices.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index

  /// The positions of the collection.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Index { wrappedValue.startIndex }

  /// The position behind the last element.
  public var endIndex: Index { wrappedValue.endIndex }

  /// The positions of the collection.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The position behind another.
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  /// Moves a position to the one behind it.
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at a position.
  ///
  /// If the collection has become shorter when the binding is used, reading gives the element as
  /// it was and writing changes nothing.
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ElementLocation(base: location, index: position))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before another.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }

  /// Moves a position to the one before it.
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
