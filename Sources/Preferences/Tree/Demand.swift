/// The set of keys that somebody above asks for.
///
/// Sets are shared: adding or removing the same key twice gives the same object.
@MainActor final class Demand {
  let keys: [AnyKey]

  /// The sets with a key more or less that were asked for so far. They are few.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) private var larger: [(key: KeyIdentity, demand: Demand)] = []
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) private var smaller: [(key: KeyIdentity, demand: Demand)] = []

  init(_ keys: [AnyKey] = []) {
    self.keys = keys
  }

  func contains(_ key: KeyIdentity) -> Bool {
    // A loop: a closure would have to ask each time whether it runs on the main actor.
    for known in keys where known.id == key { return true }
    return false
  }

  /// This set with a key.
  func adding<K: PreferenceKey>(_ key: K.Type) -> Demand {
    let id = KeyIdentity(key)
    if contains(id) { return self }
    for known in larger where known.key == id { return known.demand }
    let demand = Demand(keys + [Key<K>()])
    larger.append((id, demand))
    return demand
  }

  /// This set without a key.
  func removing(_ id: KeyIdentity) -> Demand {
    guard contains(id) else { return self }
    for known in smaller where known.key == id { return known.demand }
    let demand = Demand(keys.filter { $0.id != id })
    smaller.append((id, demand))
    return demand
  }
}

/// A key as a value.
@MainActor class AnyKey {
  let id: KeyIdentity

  fileprivate init(id: KeyIdentity) {
    self.id = id
  }

  /// Makes a junction contribute the key's default where nothing below it writes the key.
  func contributeDefault(from element: Element) {}
}

private final class Key<K: PreferenceKey>: AnyKey {
  init() {
    super.init(id: KeyIdentity(K.self))
  }

  override func contributeDefault(from element: Element) {
    let fallback = Output<K>(value: K.defaultValue, depth: element.depth)
    element.ports.append(Port(id, fallback: fallback))
    element.contribute(Contribution(of: id, old: nil, new: fallback))
  }
}
