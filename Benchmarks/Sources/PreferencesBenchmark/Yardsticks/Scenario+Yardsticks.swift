import Instruments

extension Scenario {
  /// What the other scenarios are held against, measured in the same run at the same size.
  static let yardsticks = [segmentTree, opaqueFold, linkedObjects]

  /// One leaf of a segment tree of N integers.
  static let segmentTree = Scenario("Y1", "one leaf of a segment tree of N integers") { count in
    let tree = SegmentTree(count: count)
    let positions = PositionSequence.random(among: count)
    var trial = Trial {
      consume_result(Int64(tree.set(positions)))
      return nil
    }
    trial.operations = positions.count
    return trial
  }

  /// A fold of N through an opaque closure.
  static let opaqueFold = Scenario("Y2", "a fold of N integers through an opaque closure") {
    count in
    let fold = OpaqueFold(count: count)
    return Trial {
      consume_result(Int64(fold.fold()))
      return nil
    }
  }

  /// Three small objects for each of N rows.
  static let linkedObjects = Scenario("Y3", "three small linked objects for each of N rows") {
    count in
    var objects: LinkedObjects?
    return Trial(
      operate: {
        objects = LinkedObjects(rows: count)
        return nil
      },
      finish: {
        objects?.dismantle()
        objects = nil
      }
    )
  }
}
