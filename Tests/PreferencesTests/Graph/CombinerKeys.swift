@testable import Preferences

/// A key over lists whose fold shows every value in its order.
protocol TestKey: PreferenceKey where Value == [Int] {}

/// A key of which nothing is known: what comes early is nested deeper.
enum Ordered: TestKey {
  static let defaultValue: [Int] = []

  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    let sum = value.reduce(0, &+) &* 31 &+ value.count
    value = [sum &+ nextValue().reduce(0, &+)]
  }
}

/// A key that may be regrouped, and that tells one order from another: strings of digits as a sum,
/// a length and a polynomial.
enum Balanced: TestKey, AssociativePreferenceKey {
  static let defaultValue: [Int] = []

  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    let a = normal(value)
    let b = normal(nextValue())
    value = [a[0] &* b[1] &+ b[0], a[1] &* b[1]]
  }

  private static func normal(_ value: [Int]) -> [Int] {
    value.count == 2 ? value : [value.first ?? 0, 31]
  }
}

/// A key that keeps the greatest.
enum Capped: TestKey {
  static let defaultValue: [Int] = []

  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    value = [max(value.first ?? 0, nextValue().first ?? 0)]
  }
}

/// A combiner with a list of inputs beside it, edited as a container edits one.
@MainActor final class Bench<K: TestKey> {
  private let scheduler = Scheduler()
  private let combiner: Combiner<K>
  private var sites: [Work] = []
  private var inputs: [Output<K>] = []
  private var births = 0

  init(count: Int) {
    let placeholder = Output<K>(value: [], depth: 1)
    combiner = Combiner<K>(first: placeholder, depth: 0, scheduler: scheduler)
    for number in 0..<count { insert([number], at: number) }
  }

  /// Brings the combination up to date; returns the number of reductions.
  func settle() -> Int {
    scheduler.counters = Counters()
    scheduler.settle()
    return scheduler.counters.reductions
  }

  /// Whether the result equals a plain fold.
  var isExact: Bool {
    guard let first = inputs.first else { return combiner.inputs.isEmpty }
    let fold = inputs.dropFirst().reduce(into: first.value) { sum, next in
      K.reduce(value: &sum) { next.value }
    }
    return combiner.value == fold && combiner.inputs.all.elementsEqual(inputs) { $0 === $1 }
  }

  func change(at position: Int, to value: [Int]) {
    inputs[position].set(value, comparedBy: Comparison.of([Int].self))
  }

  func insert(_ value: [Int], at position: Int) {
    let site = Work(depth: 1)
    sites.insert(site, at: position)
    number(from: position)
    let input = Output<K>(value: value, depth: 1)
    input.site = site
    input.consumer = combiner
    inputs.insert(input, at: position)
    combiner.inputs.insert(input)
  }

  func remove(at position: Int) {
    combiner.inputs.remove(inputs.remove(at: position))
    sites.remove(at: position)
    number(from: position)
  }

  func replace(at position: Int, by value: [Int]) {
    let input = Output<K>(value: value, depth: 1)
    input.site = sites[position]
    input.consumer = combiner
    combiner.inputs.replace(inputs[position], by: input)
    inputs[position] = input
  }

  /// Takes an input out, numbers the sites anew and puts it back, as a container moves a child.
  func move(from: Int, to: Int) {
    let input = inputs.remove(at: from)
    combiner.inputs.remove(input)
    sites.insert(sites.remove(at: from), at: to)
    number(from: min(from, to))
    inputs.insert(input, at: to)
    combiner.inputs.insert(input)
  }

  /// Turns the order around and has the combination sort its inputs.
  func reverse() {
    inputs.reverse()
    sites.reverse()
    number(from: 0)
    combiner.inputs.sort()
  }

  /// Makes any one edit.
  func edit(_ random: inout SeededGenerator) {
    births += 1
    let kind = inputs.isEmpty ? 0 : Int.random(in: 0..<5, using: &random)
    let position = Int.random(in: 0..<max(inputs.count, 1), using: &random)
    switch kind {
    case 0: insert([births], at: Int.random(in: 0...inputs.count, using: &random))
    case 1: remove(at: position)
    case 2: change(at: position, to: [births])
    case 3: replace(at: position, by: [births])
    default: move(from: position, to: Int.random(in: inputs.indices, using: &random))
    }
  }

  private func number(from start: Int) {
    for index in start..<sites.count { sites[index].order = Int32(index) }
  }
}
