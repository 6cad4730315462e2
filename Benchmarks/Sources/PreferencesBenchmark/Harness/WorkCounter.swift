import Instruments
import Preferences

/// Counts what a trial does.
@MainActor enum WorkCounter {
  /// The operations before the first that is counted, in which caches fill.
  private static let warmUps = 2

  /// The largest size at which work is counted as often as a check needs.
  static let checkedSize = 10_000

  /// The operations of which the most expensive counts; few where they may take long.
  private static func countedOperations(_ trial: Trial, size: Int) -> Int {
    trial.canBatch && size <= checkedSize ? 32 : 2
  }

  /// Returns the most that one operation of a trial does, count by count.
  static func count(_ trial: Trial, size: Int) throws -> Work {
    for _ in 0..<warmUps { _ = try work(of: trial) }
    var most = try work(of: trial)
    for _ in 1..<countedOperations(trial, size: size) {
      most = most.maximum(with: try work(of: trial))
    }
    return most
  }

  private static func work(of trial: Trial) throws -> Work {
    try trial.prepare?()
    let before = HeapState.current
    let report = try trial.operate()
    let after = HeapState.current
    try trial.finish?()
    var work = Work()
    if let report {
      work.passes = report.passes
      work.bodies = report.bodies
      work.reductions = report.reductions
      work.layouts = report.layouts
      work.actions = report.actions
    }
    if let before, let after {
      work.allocations = after.allocations - before.allocations
      work.objects = after.objects - before.objects
      work.bytes = after.bytes - before.bytes
    }
    return work
  }
}

/// What was allocated so far, and what of it is there.
private struct HeapState {
  let allocations: Int
  let objects: Int
  let bytes: Int

  /// The state of this moment; nil where the platform does not tell.
  static var current: HeapState? {
    guard allocation_counts_are_known() else { return nil }
    let allocations = Int(allocation_count())
    return HeapState(
      allocations: allocations,
      objects: allocations - Int(deallocation_count()),
      bytes: Int(live_heap_bytes())
    )
  }
}

extension Work {
  /// Returns the greater of each count.
  fileprivate func maximum(with other: Work) -> Work {
    Work(
      passes: max(passes, other.passes),
      bodies: max(bodies, other.bodies),
      reductions: max(reductions, other.reductions),
      layouts: max(layouts, other.layouts),
      actions: max(actions, other.actions),
      allocations: Work.maximum(allocations, other.allocations),
      objects: Work.maximum(objects, other.objects),
      bytes: Work.maximum(bytes, other.bytes)
    )
  }

  private static func maximum(_ first: Int?, _ second: Int?) -> Int? {
    guard let first, let second else { return nil }
    return max(first, second)
  }
}
