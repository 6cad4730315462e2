import Modifiers

/// A description of a tree of writers that random edits change.
///
/// ``GardenView`` shows it, and ``fold(_:with:)`` computes from it alone what must arrive at the
/// top.
struct Garden: Identifiable, Equatable {
  /// What stands at a place.
  enum Kind: CaseIterable {
    /// One element, which writes if `isOn`.
    case leaf

    /// Containers, which fold.
    case column, row

    /// No level of its own.
    case group

    /// A group that is there if `isOn`.
    case condition

    /// A group whose elements each write the same instead, if `isOn`.
    case overwritten

    /// A column whose folded value is changed.
    case transformed

    /// A column with a layer over it that writes if `isOn`.
    case layered

    /// A group that starts afresh with each new value.
    case identified

    /// A group whose hidden type is that of a column if `isOn`.
    case erased

    /// A group behind a modifier of its own, which shows it in a column if `isOn` and twice
    /// otherwise.
    case modified
  }

  let id: Int
  var kind: Kind
  var value: Int
  var isOn = true
  var children: [Garden] = []
}

extension Garden {
  /// How a key treats what a garden writes.
  struct Fold<Value> {
    /// What a writer of a number writes.
    let written: (Int) -> Value
    let defaultValue: Value
    let reduce: (inout Value, Value) -> Void
    let transform: (inout Value, Int) -> Void

    /// Whether a container of nothing counts as one of the default.
    var contributesDefaults = false
  }

  /// The value of each element that this garden stands for; `nil` where nothing is written.
  func elements<Value>(_ fold: Fold<Value>) -> [Value?] {
    let inner = children.flatMap { $0.elements(fold) }
    switch kind {
    case .leaf:
      return [isOn ? fold.written(value) : nil]
    case .column, .row:
      return [folded(inner, fold)]
    case .group, .identified:
      return inner
    case .condition:
      return isOn ? inner : []
    case .overwritten:
      return isOn ? inner.map { _ in fold.written(value) } : inner
    case .transformed:
      var result = folded(inner, fold) ?? fold.defaultValue
      fold.transform(&result, value)
      return [result]
    case .layered:
      let layer = folded(isOn ? [fold.written(value)] : [], fold)
      return [[folded(inner, fold), layer].compactMap { $0 }.combined(fold)]
    case .erased:
      return isOn ? [folded(inner, fold)] : inner
    case .modified:
      return isOn ? [folded(inner, fold)] : inner + inner
    }
  }

  private func folded<Value>(_ values: [Value?], _ fold: Fold<Value>) -> Value? {
    let present = values.compactMap { $0 }
    return present.combined(fold) ?? (fold.contributesDefaults ? fold.defaultValue : nil)
  }
}

extension Array {
  /// The fold of values that are there.
  fileprivate func combined(_ fold: Garden.Fold<Element>) -> Element? {
    guard var result = first else { return nil }
    for next in dropFirst() { fold.reduce(&result, next) }
    return result
  }
}

extension Garden {
  /// Makes one random change somewhere: something is inserted, removed, moved, toggled or written.
  mutating func edit(using random: inout SeededGenerator, nextID: inout Int, isRoot: Bool = true) {
    if !children.isEmpty, isRoot ? children.count > 2 : Bool.random(using: &random),
      Int.random(in: 0..<3, using: &random) > 0
    {
      let index = children.indices.randomElement(using: &random) ?? 0
      return children[index].edit(using: &random, nextID: &nextID, isRoot: false)
    }
    switch Int.random(in: 0..<7, using: &random) {
    case 0,
      1 where kind != .leaf:
      let place = Int.random(in: 0...children.count, using: &random)
      children.insert(.random(using: &random, nextID: &nextID, depth: 2), at: place)
    case 2 where !children.isEmpty:
      children.remove(at: Int.random(in: 0..<children.count, using: &random))
    case 3 where children.count > 1:
      let moved = children.remove(at: Int.random(in: 0..<children.count, using: &random))
      children.insert(moved, at: Int.random(in: 0...children.count, using: &random))
    case 4 where children.count > 2:
      children.shuffle(using: &random)
    case 5:
      value = Int.random(in: 1..<100, using: &random)
    default:
      isOn.toggle()
    }
  }

  /// A random garden.
  static func random(
    using random: inout SeededGenerator, nextID: inout Int, depth: Int
  ) -> Garden {
    nextID += 1
    let isLeaf = depth == 0 || Int.random(in: 0..<3, using: &random) == 0
    let kind = isLeaf ? .leaf : Kind.allCases.randomElement(using: &random) ?? .leaf
    var garden = Garden(
      id: nextID, kind: kind, value: Int.random(in: 1..<100, using: &random),
      isOn: Int.random(in: 0..<3, using: &random) > 0)
    guard kind != .leaf else { return garden }
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      garden.children.append(.random(using: &random, nextID: &nextID, depth: depth - 1))
    }
    return garden
  }
}
