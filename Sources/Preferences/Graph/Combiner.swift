/// The combination of the values of several children of one container, in their order.
final class Combiner<K: PreferenceKey>: Output<K> {
  let inputs: CombinedInputs

  init(first: Output<K>, depth: Int32, scheduler: Scheduler) {
    let comparison = Comparison.of(K.Value.self)
    inputs =
      K.self is any AssociativePreferenceKey.Type
      ? BalancedInputs(comparison, scheduler) : OrderedInputs(comparison, scheduler)
    super.init(value: first.value, depth: depth)
    inputs.combiner = self
  }

  override func inputDidChange(_ input: AnyOutput) {
    inputs.inputDidChange(input)
  }

  override func fault() -> String? {
    super.fault() ?? inputs.fault()
  }

  override func perform() {
    if let result = inputs.fold() { set(valueOf: result, comparedBy: inputs.comparison) }
  }
}

/// A combination together with what is combined, whatever the key.
struct Combination {
  let output: AnyOutput
  let inputs: CombinedInputs
}

/// The outputs that take part in a combination, in order, and what is known of their fold.
@MainActor class CombinedInputs {
  final let comparison: AnyComparison

  /// The scheduler lives as long as its host, which owns every output.
  final unowned(unsafe) let scheduler: Scheduler

  /// What combines the inputs; it owns this.
  final unowned(unsafe) var combiner: Work?

  init(_ comparison: AnyComparison, _ scheduler: Scheduler) {
    self.comparison = comparison
    self.scheduler = scheduler
  }

  /// Whether nothing is left to combine.
  var isEmpty: Bool { true }

  /// The outputs that take part, in order.
  var all: ContiguousArray<AnyOutput> { [] }

  /// Takes an output in at the place that its site's order gives it.
  func insert(_ input: AnyOutput) {}

  /// Lets go of an output.
  func remove(_ input: AnyOutput) {}

  /// Puts one output in the place of another.
  func replace(_ old: AnyOutput, by new: AnyOutput) {}

  /// Hears that an output has a new value.
  func inputDidChange(_ input: AnyOutput) {}

  /// Brings the outputs into the order of their sites, after most of them have moved.
  func sort() {}

  /// The output that arrives through a child, found by the child's order.
  func input(from site: Work) -> AnyOutput? { nil }

  /// Folds what has changed; returns the result unless it is certain to be as it was.
  func fold() -> AnyOutput? { nil }

  /// What is wrong with the inputs or with what is kept of their fold.
  func fault() -> String? {
    var last = Int32.min
    for input in all {
      guard let site = input.site, let combiner else { return "an input has no site" }
      if input.consumer !== combiner { return "an input is taken in by another combination" }
      if input.depth <= combiner.depth { return "a combination stands no higher than its input" }
      if site.order <= last { return "inputs are not in the order of their sites" }
      last = site.order
    }
    return isEmpty ? "a combination has no inputs" : nil
  }

  /// Makes the combination due.
  final func invalidate() {
    if let combiner { scheduler.enqueueUp(combiner) }
  }
}

extension ContiguousArray<AnyOutput> {
  /// The first position whose element's site does not stand before `order`.
  ///
  /// - Complexity: O(1) at the end, else O(log *n*).
  @MainActor func lowerBound(_ order: Int32) -> Int {
    if (last?.site?.order ?? .min) < order { return count }
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if let site = self[middle].site, site.order < order {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The position of an output, by its site's order.
  ///
  /// - Complexity: O(log *n*).
  @MainActor func position(of input: AnyOutput) -> Int? {
    guard let site = input.site else { return nil }
    let position = lowerBound(site.order)
    return position < count && self[position] === input ? position : nil
  }

  /// The output that arrives through a child.
  ///
  /// - Complexity: O(log *n*).
  @MainActor func output(from site: Work) -> AnyOutput? {
    let position = lowerBound(site.order)
    return position < count && self[position].site === site ? self[position] : nil
  }

  /// The outputs in the order of their sites.
  @MainActor func sortedBySite() -> ContiguousArray<AnyOutput> {
    ContiguousArray(sorted { ($0.site?.order ?? .max) < ($1.site?.order ?? .max) })
  }
}
