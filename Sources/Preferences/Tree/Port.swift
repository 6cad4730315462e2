/// What the children of a junction contribute for one key.
///
/// One contribution passes through as it is; a combination begins with the second.
@MainActor final class Port {
  let key: KeyIdentity

  private var single: AnyOutput?

  /// The child through which the single contribution arrives. It takes its contribution out
  /// before it goes, so this never dangles.
  private unowned(unsafe) var singleSite: Element?

  private var combination: Combination?

  /// What is contributed where nothing else is.
  private let fallback: AnyOutput?

  init(_ key: KeyIdentity, fallback: AnyOutput? = nil) {
    self.key = key
    self.fallback = fallback
  }

  /// Whether nothing arrives here any more.
  var isEmpty: Bool { single == nil && combination == nil && fallback == nil }

  /// What the junction contributes now.
  var output: AnyOutput? { combination?.output ?? single ?? fallback }

  /// What arrives here, in order.
  var inputs: [AnyOutput] {
    combination.map { Array($0.inputs.all) } ?? single.map { [$0] } ?? []
  }

  /// Takes in a change of what a child contributes; returns what changes for the element above.
  func accept(
    _ change: Contribution, from child: Element, in element: Element
  ) -> Contribution? {
    switch (change.old, change.new) {
    case (nil, let new?): add(new, from: child, in: element)
    case (let old?, nil): remove(old)
    case (let old?, let new?): replace(old, by: new, change: change)
    case (nil, nil): nil
    }
  }

  /// Takes out what arrives through a child that is going away.
  func removeChild(_ child: Element, of element: Element) {
    let old =
      combination.map { $0.inputs.input(from: child) } ?? (singleSite === child ? single : nil)
    guard let old, let change = remove(old) else { return }
    element.contribute(change)
  }

  /// Takes out what arrives through a child that moves; returns what puts it back.
  func lift(_ child: Element) -> (@MainActor () -> Void)? {
    guard let inputs = combination?.inputs, let input = inputs.input(from: child) else {
      return nil
    }
    inputs.remove(input)
    return { inputs.insert(input) }
  }

  /// Brings what arrives into the order of the children, after most of them have moved.
  func sort() {
    combination?.inputs.sort()
  }

  private func add(_ new: AnyOutput, from child: Element, in element: Element) -> Contribution? {
    if let combination {
      attach(new, from: child, to: combination)
      return nil
    }
    guard let first = single, let firstSite = singleSite else {
      single = new
      singleSite = child
      return Contribution(of: key, old: fallback, new: new)
    }
    let combination = first.combined(depth: element.depth, scheduler: element.context.scheduler)
    self.combination = combination
    single = nil
    singleSite = nil
    // The junctions above still know the first output by its place with them. It is taken in here
    // only when they know the combination instead.
    return Contribution(of: key, old: first, new: combination.output) {
      first.block = nil
      self.attach(first, from: firstSite, to: combination)
      self.attach(new, from: child, to: combination)
    }
  }

  private func attach(
    _ output: AnyOutput, from child: Element, to combination: Combination
  ) {
    output.site = child
    output.consumer = combination.output
    combination.inputs.insert(output)
  }

  private func remove(_ old: AnyOutput) -> Contribution? {
    guard let combination else {
      single = nil
      singleSite = nil
      return Contribution(of: key, old: old, new: fallback)
    }
    combination.inputs.remove(old)
    guard combination.inputs.isEmpty else { return nil }
    self.combination = nil
    return Contribution(of: key, old: combination.output, new: fallback)
  }

  private func replace(
    _ old: AnyOutput, by new: AnyOutput, change: Contribution
  ) -> Contribution? {
    guard let combination else {
      single = new
      return change
    }
    new.site = old.site
    new.consumer = combination.output
    combination.inputs.replace(old, by: new)
    return nil
  }
}
