import Modifiers
import Testing

@testable import Preferences

@MainActor struct KeyedRowsTests {
  /// A row of the naive model: its id and the number of the node that it was given.
  private struct Entry: Equatable {
    let id: Int
    let node: Int
  }

  @Test(arguments: 0..<40)
  func `any edits give what a naive model gives`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    check(seed) { _ in
      (0..<Int.random(in: 0..<9, using: &random)).map { _ in Int.random(in: 0..<6, using: &random) }
    }
  }

  @Test(arguments: 0..<40)
  func `few edits of ids that are mostly distinct give what a naive model gives`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    check(seed) { old in
      var ids = old.isEmpty ? Array(0..<40) : old
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let place = Int.random(in: ids.indices, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0...2: ids.insert(ids.remove(at: place), at: ids.startIndex)
        case 3, 4: ids.remove(at: place)
        case 5, 6: ids.insert(Int.random(in: 100..<10_000, using: &random), at: place)
        default: ids.insert(ids[Int.random(in: ids.indices, using: &random)], at: place)
        }
      }
      return ids
    }
  }

  private func check(_ seed: UInt64, edit: ([Int]) -> [Int]) {
    let harness = Harness()
    var model: [Entry] = []
    var births = 0
    for _ in 0..<30 {
      let ids = edit(model.map(\.id))
      var old = model
      model = ids.map { id in
        if let index = old.firstIndex(where: { $0.id == id }) { return old.remove(at: index) }
        births += 1
        return Entry(id: id, node: births)
      }
      let change = harness.replace(with: ids)
      #expect(harness.numbers == model.map(\.node), "seed \(seed), \(ids)")
      #expect(change.removed.map(harness.number) == old.map(\.node), "seed \(seed), \(ids)")
      #expect(Set(change.duplicates).count == change.duplicates.count, "seed \(seed), \(ids)")
    }
  }

  @Test func `equal rows are no structural change`() {
    let harness = Harness()
    #expect(harness.replace(with: [1, 2]).isStructural)
    #expect(!harness.replace(with: [1, 2]).isStructural)
    #expect(harness.replace(with: [2, 1]).isStructural)
    #expect(harness.replace(with: [2]).isStructural)
    #expect(harness.replace(with: []).isStructural)
    #expect(!harness.replace(with: []).isStructural)
  }

  @Test func `each id that occurs more than once is named once`() {
    #expect(Harness().replace(with: [1, 2, 1, 3, 2, 1]).duplicates == [1, 2])
  }

  @Test func `the rows that stay are updated, each once`() {
    let harness = Harness()
    _ = harness.replace(with: [1, 2, 3])
    harness.updates = []
    _ = harness.replace(with: [1, 3, 4, 2])
    #expect(harness.updates == [1, 3, 2])
  }
}

/// Rows whose nodes are numbered in the order in which they are made.
@MainActor private final class Harness {
  private let context = TreeContext(options: ViewHostOptions())
  private let scope = EnvironmentScope(values: EnvironmentValues())
  private var rows = KeyedRows<Int>()
  private var made: [Node] = []
  var updates: [Int] = []

  var numbers: [Int] { rows.nodes.map(number) }

  func number(of node: Node) -> Int {
    (made.firstIndex { $0 === node } ?? -1) + 1
  }

  func replace(with ids: [Int]) -> KeyedRows<Int>.Change {
    rows.replace(
      with: ids, id: { $0 },
      make: { _ in
        let node = Node(in: context.rootPlace(scope: scope))
        made.append(node)
        return node
      },
      update: { updates.append($1) })
  }
}
