/// What the children of a junction contribute for one key.
@MainActor class AnyPort {
  let key: KeyIdentity

  fileprivate init(key: KeyIdentity) {
    self.key = key
  }

  /// Whether nothing arrives here any more.
  var isEmpty: Bool { true }

  /// Takes out what arrives through a child that is going away.
  func removeChild(_ child: Element, of element: Element) {}

  /// Takes out what arrives through a child that moves; returns what puts it back.
  func lift(_ child: Element) -> (@MainActor () -> Void)? { nil }
}

/// One contribution passes through as it is; a combination begins with the second.
final class Port<K: PreferenceKey>: AnyPort {
  private var single: Output<K>?

  /// The child through which the single contribution arrives. It takes its contribution out
  /// before it goes, so this never dangles.
  private unowned(unsafe) var singleSite: Element?
  private var combiner: Combiner<K>?

  /// What is contributed where nothing else is.
  private let fallback: Output<K>?

  init(fallback: Output<K>? = nil) {
    self.fallback = fallback
    super.init(key: KeyIdentity(K.self))
  }

  override var isEmpty: Bool { single == nil && combiner == nil && fallback == nil }

  /// What the junction contributes now.
  var output: Output<K>? { combiner ?? single ?? fallback }

  func accept(
    _ change: Contribution<K>, from child: Element, in element: Element
  ) -> Contribution<K>? {
    switch (change.old, change.new) {
    case (nil, let new?): add(new, from: child, in: element)
    case (let old?, nil): remove(old)
    case (let old?, let new?): replace(old, by: new, change: change)
    case (nil, nil): nil
    }
  }

  override func removeChild(_ child: Element, of element: Element) {
    let old = combiner.map { $0.input(from: child) } ?? (singleSite === child ? single : nil)
    guard let old, let change = remove(old) else { return }
    element.contribute(change)
  }

  override func lift(_ child: Element) -> (@MainActor () -> Void)? {
    guard let combiner, let input = combiner.input(from: child) else { return nil }
    combiner.remove(input)
    return { combiner.insert(input) }
  }

  private func add(
    _ new: Output<K>, from child: Element, in element: Element
  ) -> Contribution<K>? {
    if let combiner {
      attach(new, from: child, to: combiner)
      return nil
    }
    guard let first = single, let firstSite = singleSite else {
      single = new
      singleSite = child
      return Contribution(old: fallback, new: new)
    }
    let combiner = Combiner<K>.make(
      first: first, depth: element.depth, scheduler: element.context.scheduler)
    self.combiner = combiner
    single = nil
    singleSite = nil
    // The junctions above still know the first output by its place with them. It is taken in here
    // only when they know the combination instead.
    return Contribution(old: first, new: combiner) {
      first.block = nil
      self.attach(first, from: firstSite, to: combiner)
      self.attach(new, from: child, to: combiner)
    }
  }

  private func attach(_ output: Output<K>, from child: Element, to combiner: Combiner<K>) {
    output.site = child
    output.consumer = combiner
    combiner.insert(output)
  }

  private func remove(_ old: Output<K>) -> Contribution<K>? {
    guard let combiner else {
      single = nil
      singleSite = nil
      return Contribution(old: old, new: fallback)
    }
    combiner.remove(old)
    guard combiner.isEmpty else { return nil }
    self.combiner = nil
    return Contribution(old: combiner, new: fallback)
  }

  private func replace(
    _ old: Output<K>, by new: Output<K>, change: Contribution<K>
  ) -> Contribution<K>? {
    guard let combiner else {
      single = new
      return change
    }
    new.site = old.site
    new.consumer = combiner
    combiner.replace(old, by: new)
    return nil
  }
}
