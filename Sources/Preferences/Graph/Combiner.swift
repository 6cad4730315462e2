/// The combination of the values of several children of one container, in their order.
@MainActor class Combiner<K: PreferenceKey>: Output<K> {
  /// The scheduler lives as long as its host, which owns every output.
  final unowned(unsafe) let scheduler: Scheduler
  final let comparison: Comparison<K.Value>

  init(first: Output<K>, depth: Int32, scheduler: Scheduler) {
    self.scheduler = scheduler
    comparison = Comparison.of(K.Value.self)
    super.init(value: first.value, depth: depth)
  }

  /// The combination that suits the key.
  static func make(first: Output<K>, depth: Int32, scheduler: Scheduler) -> Combiner<K> {
    if K.self is any AssociativePreferenceKey.Type {
      return BalancedCombiner(first: first, depth: depth, scheduler: scheduler)
    }
    return OrderedCombiner(first: first, depth: depth, scheduler: scheduler)
  }

  /// Whether nothing is left to combine.
  var isEmpty: Bool { true }

  /// The values that take part, in order.
  var inputs: [Output<K>] { [] }

  /// Takes an output in at the place that its site's order gives it.
  func insert(_ input: Output<K>) {}

  /// Lets go of an output.
  func remove(_ input: Output<K>) {}

  /// Puts one output in the place of another.
  func replace(_ old: Output<K>, by new: Output<K>) {}

  /// The output that arrives through a child, found by the child's order.
  func input(from site: Work) -> Output<K>? { nil }
}

extension RandomAccessCollection {
  /// The first position whose element's site does not stand before `order`.
  ///
  /// - Complexity: O(log *n*).
  @MainActor func lowerBound<K>(_ order: Int32) -> Index where Self.Element == Output<K> {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if let site = self[middle].site, site.order < order {
        low = index(after: middle)
        count -= half + 1
      } else {
        count = half
      }
    }
    return low
  }
}
