/// Every tree of so many nodes over some kinds.
struct SketchEnumeration {
  private let kinds: [Sketch.Kind]

  /// Every row of trees with so many nodes together, by that number.
  private let rows: [[[Sketch]]]

  init(of kinds: [Sketch.Kind], upTo count: Int) {
    self.kinds = kinds
    var rows: [[[Sketch]]] = [[[]]]
    for total in 1..<max(1, count) {
      rows.append(
        (1...total).flatMap { first in
          Self.trees(over: kinds, rows[first - 1]).flatMap { tree in
            rows[total - first].map { [tree] + $0 }
          }
        })
    }
    self.rows = rows
  }

  /// How many trees there are of so many nodes.
  func count(_ nodes: Int) -> Int {
    rows[nodes - 1].count * kinds.count { $0 != .leaf || nodes == 1 }
  }

  /// Calls `body` with every *n*-th tree of so many nodes until it returns false.
  ///
  /// The nodes are numbered in tree order, and their values tell them apart.
  func forEach(_ nodes: Int, every stride: Int = 1, _ body: (Sketch) -> Bool) {
    var number = 0
    for kind in kinds where kind != .leaf || nodes == 1 {
      for row in rows[nodes - 1] {
        number += 1
        guard number.isMultiple(of: stride) else { continue }
        var tree = Sketch(id: 0, kind: kind, value: 0, children: row)
        var next = 0
        tree.renumber(&next)
        guard body(tree) else { return }
      }
    }
  }

  private static func trees(over kinds: [Sketch.Kind], _ rows: [[Sketch]]) -> [Sketch] {
    kinds.flatMap { kind in
      rows.compactMap { row in
        kind == .leaf && !row.isEmpty ? nil : Sketch(id: 0, kind: kind, value: 0, children: row)
      }
    }
  }
}

extension Sketch {
  fileprivate mutating func renumber(_ next: inout Int) {
    next += 1
    id = next
    value = next
    for index in children.indices { children[index].renumber(&next) }
  }
}
