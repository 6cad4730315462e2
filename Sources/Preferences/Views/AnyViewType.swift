/// What the engine knows of a view type, worked out once for each type.
@MainActor package class AnyViewType {
  /// A type that a view consists of.
  struct Part {
    let type: AnyViewType

    /// Whether the part's elements stand in the same list as those of the whole.
    let isListed: Bool
  }

  /// Whether a view of this type is always exactly one element.
  var isUnary: Bool { false }

  /// Whether what a view of this type stands for may come and go.
  var mayVary: Bool { false }

  /// The types it consists of.
  var parts: [Part] { [] }

  /// The type of content that is shown only through its subviews, if this is a view of them.
  var sourceType: AnyViewType? { nil }

  /// Whether a view of this type stands for the content of a modifier.
  var isStandIn: Bool { false }

  /// The key that a view of this type is for by itself, and how the view is called.
  var preferenceModifier: (key: any PreferenceKey.Type, label: String)? { nil }

  /// What the parts of a type say of the coming and going of what they stand for.
  struct Variability {
    /// Whether some part may come and go.
    var mayVary = false

    /// The parts that stand for the content of a modifier. What they hold is not known from the
    /// type, only from the tree.
    var standIns: [AnyViewType] = []
  }

  private var variability: [Bool: Variability] = [:]

  init() {}

  /// Whether a view of this type holds something that may come and go: anywhere inside it, or
  /// only in its own list.
  ///
  /// - Complexity: O(types) at the first call, then O(1).
  final func variability(inListOnly: Bool) -> Variability {
    if let known = variability[inListOnly] { return known }
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var waiting = [self]
    var found = Variability()
    while !found.mayVary, let type = waiting.popLast() {
      found.mayVary = type.mayVary
      if type.isStandIn { found.standIns.append(type) }
      for part in type.parts where part.isListed || !inListOnly {
        if seen.insert(ObjectIdentifier(part.type)).inserted { waiting.append(part.type) }
      }
    }
    variability[inListOnly] = found
    return found
  }

  /// The first modifier for a key that is anywhere in a view of this type, or the parts that stand
  /// for the content of a modifier, of which the type does not tell.
  ///
  /// - Complexity: O(types).
  final func modifier(for key: KeyIdentity) -> (label: String?, standIns: [AnyViewType]) {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var waiting = [self]
    var standIns: [AnyViewType] = []
    while let type = waiting.popLast() {
      if let modifier = type.preferenceModifier, KeyIdentity(modifier.key) == key {
        return (modifier.label, [])
      }
      if type.isStandIn { standIns.append(type) }
      let inside = type.parts.map(\.type) + (type.sourceType.map { [$0] } ?? [])
      for part in inside.reversed() where seen.insert(ObjectIdentifier(part)).inserted {
        waiting.append(part)
      }
    }
    return (nil, standIns)
  }

  /// Mounts the view at an address.
  func makeNode(at address: UnsafeRawPointer, in place: Place) -> Node {
    preconditionFailure("AnyViewType.makeNode: a view type does not say how to mount its views")
  }

  /// Gives a node the new view at an address.
  func update(_ node: Node, at address: UnsafeRawPointer) {}
}

/// What the engine knows of the view type `V`.
@MainActor package class ViewType<V: View>: AnyViewType {
  /// The one description of the type.
  ///
  /// - Complexity: O(1) after the first call for a type.
  static func of(_ type: V.Type) -> ViewType<V> {
    unsafeDowncast(ViewTypes.find(type), to: ViewType<V>.self)
  }

  /// Mounts a view.
  func makeNode(_ view: V, in place: Place) -> Node {
    preconditionFailure("ViewType.makeNode: a view type does not say how to mount its views")
  }

  /// Gives a node, made by this type, a new view.
  func update(_ node: Node, to view: V) {}

  override final func makeNode(at address: UnsafeRawPointer, in place: Place) -> Node {
    makeNode(address.assumingMemoryBound(to: V.self).pointee, in: place)
  }

  override final func update(_ node: Node, at address: UnsafeRawPointer) {
    update(node, to: address.assumingMemoryBound(to: V.self).pointee)
  }
}

/// The view types met so far.
@MainActor enum ViewTypes {
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) private static var known: [ObjectIdentifier: AnyViewType] = [:]

  static func find<V: View>(_ type: V.Type) -> AnyViewType {
    if let viewType = known[ObjectIdentifier(type)] { return viewType }
    let viewType: AnyViewType
    if let primitive = type as? any PrimitiveView.Type {
      viewType = primitive.makeViewType()
    } else {
      viewType = CompositeType<V>()
    }
    known[ObjectIdentifier(type)] = viewType
    return viewType
  }

  /// The description of a type known only at run time, if it is a view's.
  static func find(erased type: Any.Type) -> AnyViewType? {
    guard let type = type as? any View.Type else { return nil }
    return find(type)
  }
}
