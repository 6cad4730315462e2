/// The loop of one update.
///
/// ```
/// repeat
///   phase one:  bodies and lists, then values, then stages, until nothing is dirty
///   phase two:  the user's actions, which write state
/// until no action wrote anything
/// ```
@MainActor struct UpdateLoop {
  let context: TreeContext

  /// How many passes before the limit deliveries are recorded for the error.
  private static var recordedPasses: Int { 4 }

  /// Runs passes until the tree is quiet and nothing was set on the host; `takeIn` takes in what
  /// was.
  func run(hasNews: () -> Bool, takeIn: () -> Void) throws(UpdateError) -> UpdateReport {
    let scheduler = context.scheduler
    guard scheduler.needsUpdate else { return UpdateReport(passes: 0, counters: Counters()) }
    scheduler.beginUpdate()
    var isQuiet = false
    defer {
      context.actions.recordsDeliveries = false
      scheduler.endUpdate(isQuiet: isQuiet)
    }
    let limit = max(1, context.options.passLimit)
    var passes = 0
    while hasNews() || hasWork || scheduler.hasUnseenChanges {
      guard passes < limit else { throw .cycle(cycle(after: passes)) }
      scheduler.commitWrites()
      // Those who had to hear may belong to another host.
      guard hasNews() || hasWork else { break }
      takeIn()
      passes += 1
      context.actions.recordsDeliveries =
        passes > limit - Self.recordedPasses
      try phaseOne()
      context.actions.run(writingTo: context.scheduler)
      context.endPass()
    }
    // What is left was taken back, or nobody reads it.
    scheduler.commitWrites()
    isQuiet = true
    return UpdateReport(passes: passes, counters: scheduler.counters)
  }

  private var hasWork: Bool {
    if context.scheduler.hasWork || !context.actions.isEmpty { return true }
    for stage in context.stages where stage.needsRun { return true }
    return false
  }

  /// How often phase one goes round in one pass. Views that are made from what layout found out
  /// take one round for each level of them inside each other.
  static let roundLimit = 2_000

  private func phaseOne() throws(UpdateError) {
    var rounds = 0
    repeat {
      guard rounds < Self.roundLimit else {
        let node = context.scheduler.nextDown as? Node ?? context.root
        throw .layoutWithoutEnd(rounds: rounds, path: node?.path ?? "")
      }
      rounds += 1
      context.scheduler.settle()
      for stage in context.stages where stage.needsRun { try stage.run() }
    } while context.scheduler.hasWork || context.stages.contains(where: \.needsRun)
  }

  private func cycle(after passes: Int) -> UpdateError.Cycle {
    let written = context.scheduler.unseenWrites
    let owners = written.compactMap { source in (source.owner as? Node).map { ($0, source) } }
    let lastWriter = context.actions.lastWriter
    // What is known to be given values is described by these.
    let last = context.actions.deliveries.last { lastWriter == nil || $0.path == lastWriter?.path }
    let writer = last == nil ? lastWriter : nil
    let values = context.actions.deliveries.filter { $0.path == last?.path && $0.key == last?.key }
    return UpdateError.Cycle(
      passes: passes,
      key: last?.key,
      action: writer?.action,
      path: writer?.path ?? last?.path ?? owners.last?.0.path ?? context.root?.path ?? "",
      state: owners.compactMap { $0.0.qualifiedName(of: $0.1) },
      values: values.map(\.value)
    )
  }
}
