import Modifiers

/// A description of a tree of views of many kinds that random edits change.
///
/// ``PlanView`` shows it. Nothing computes from a plan what must come out: a host that was edited
/// is compared with a host that was made from the same plan.
struct Plan: Identifiable, Equatable {
  /// What stands at a place, around the children where it takes some.
  enum Kind: CaseIterable {
    case text, spacer, emptyStack
    case column, row, pile, group, list, numberedList
    case condition, choice, optional, erased, identity, held
    case overlay, background, doubled, dropped, paddable
    case subviews, collapsing, readingLayer, emptyState
    case rows, scrolled, control, presenting
    case padding, frame, flexibleFrame, fixedSize, offset, font
    case writer, lastWriter, listWriter, transform, environment
    case reader, measured, appearing
  }

  let id: Int
  var kind: Kind
  var value: Int
  var isOn: Bool
  var children: [Plan] = []

  var isLeaf: Bool { [.text, .spacer, .emptyStack].contains(kind) }
}

extension Plan {
  /// A random plan.
  static func random(using random: inout SeededGenerator, nextID: inout Int, depth: Int) -> Plan {
    nextID += 1
    let isLeaf = depth == 0 || Int.random(in: 0..<4, using: &random) == 0
    var plan = Plan(
      id: nextID, kind: isLeaf ? .text : Kind.allCases.randomElement(using: &random) ?? .text,
      value: Int.random(in: 0..<30, using: &random),
      isOn: Int.random(in: 0..<3, using: &random) > 0)
    guard !plan.isLeaf else { return plan }
    for _ in 0..<Int.random(in: 0..<5, using: &random) {
      plan.children.append(.random(using: &random, nextID: &nextID, depth: depth - 1))
    }
    return plan
  }

  /// Makes one random change somewhere; what is held apart changes in its holder only.
  mutating func edit(using random: inout SeededGenerator, nextID: inout Int, isRoot: Bool = true) {
    if !children.isEmpty, isRoot || Int.random(in: 0..<6, using: &random) > 0 {
      let index = Int.random(in: 0..<children.count, using: &random)
      return children[index].edit(using: &random, nextID: &nextID, isRoot: false)
    }
    switch Int.random(in: 0..<14, using: &random) {
    case 0 where !isLeaf, 1 where !isLeaf:
      let place = Int.random(in: 0...children.count, using: &random)
      children.insert(.random(using: &random, nextID: &nextID, depth: 2), at: place)
    case 2 where !children.isEmpty:
      children.remove(at: Int.random(in: 0..<children.count, using: &random))
    case 3 where children.count > 1:
      let moved = children.remove(at: Int.random(in: 0..<children.count, using: &random))
      children.insert(moved, at: Int.random(in: 0...children.count, using: &random))
    case 4 where children.count > 2:
      children.shuffle(using: &random)
    case 5 where !isLeaf:
      kind = Kind.allCases.filter { $0 != .held }.randomElement(using: &random) ?? kind
      if isLeaf { children = [] }
    case 6:
      nextID += 1
      let kind = Kind.allCases.randomElement(using: &random) ?? .group
      var outer = Plan(id: nextID, kind: kind, value: value, isOn: true)
      if !outer.isLeaf { outer.children = [self] }
      self = outer
    case 7...12:
      value = Int.random(in: 0..<30, using: &random)
    default:
      isOn.toggle()
    }
  }

  /// This plan and all below it.
  var all: [Plan] { [self] + children.flatMap(\.all) }
}

/// What the views of a host share: what was delivered, what is there, and the parts held apart.
@MainActor final class PlanRecord {
  /// A part of a plan that changes without anything around it.
  final class Holder {
    var plan: Plan
    private var versions: [Binding<Int>] = []

    init(_ plan: Plan) {
      self.plan = plan
    }

    func connect(_ version: Binding<Int>) {
      versions.append(version)
    }

    /// Tells the views that show the part, also those that are gone.
    func announce() {
      for version in versions { version.wrappedValue += 1 }
    }
  }

  var sums: [Int: Int] = [:]
  var lists: [Int: [Int]] = [:]
  var present: [Int: Int] = [:]
  private var holders: [Int: Holder] = [:]

  func holder(of plan: Plan) -> Holder {
    if let holder = holders[plan.id] { return holder }
    let holder = Holder(plan)
    holders[plan.id] = holder
    return holder
  }

  /// Hands the holders what has changed in their parts.
  func takeIn(_ plan: Plan) {
    for part in plan.all where part.kind == .held {
      guard let holder = holders[part.id], holder.plan != part else { continue }
      holder.plan = part
      holder.announce()
    }
  }
}

extension Plan {
  /// The plan without what is held apart, which changes by itself.
  var withoutHeld: Plan {
    var plan = self
    plan.children = kind == .held ? [] : children.map(\.withoutHeld)
    if kind == .held {
      plan.value = 0
      plan.isOn = true
    }
    return plan
  }
}
