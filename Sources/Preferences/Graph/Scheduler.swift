/// The queues of one update: what was written, what is out of date on the way down and up.
@MainActor package final class Scheduler {
  /// Hears that something that was clean has become dirty.
  package var onInvalidate: () -> Void = {}

  /// The work done since the counters were last reset.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) package var counters = Counters()

  /// Whether anything waits. At first everything does.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) package private(set) var needsUpdate = true

  /// Whether an update is going on.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) package private(set) var isUpdating = false

  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) private var down = WorkQueue(.down)
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) private var up = WorkQueue(.up)
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) private var written: [Source] = []

  package init() {}

  /// Says that an update is needed.
  package func invalidate() {
    guard !needsUpdate else { return }
    needsUpdate = true
    onInvalidate()
  }

  /// Begins an update; until its end nothing is announced.
  package func beginUpdate() {
    isUpdating = true
    needsUpdate = true
    counters = Counters()
  }

  /// Ends an update.
  package func endUpdate(isQuiet: Bool) {
    isUpdating = false
    needsUpdate = !isQuiet
  }

  /// Queues a source that was written; its readers hear of it at the start of the next pass.
  package func enqueueWritten(_ source: Source) {
    written.append(source)
    invalidate()
  }

  /// Marks work as out of date on the way down.
  package func enqueueDown(_ work: Work) {
    work.isDirty = true
    down.push(work)
    if !isUpdating { invalidate() }
  }

  /// Marks a value as out of date on the way up.
  func enqueueUp(_ work: Work) {
    work.isDirty = true
    up.push(work)
  }

  /// Makes everything written since the last pass visible to bodies and finds who read it.
  package func commitWrites() {
    guard !written.isEmpty else { return }
    let sources = written
    written.removeAll(keepingCapacity: true)
    for source in sources {
      if source.commit() { source.notifyDependents() }
    }
  }

  /// Whether work waits whose turn comes in phase one.
  package var hasWork: Bool { !down.isEmpty || !up.isEmpty }

  /// Whether nothing waits at all.
  var isIdle: Bool { !hasWork && written.isEmpty && !isUpdating }

  /// The work whose turn comes next on the way down, if any waits.
  var nextDown: Work? { down.first }

  /// The sources written since the last pass, which no pass has seen yet.
  package var unseenWrites: [Source] { written }

  /// How many sources were written since the last pass.
  var writeCount: Int { written.count }

  /// Whether something was written since the last pass that some work has to hear of.
  package var hasUnseenChanges: Bool {
    for source in written where source.hasDependents && source.hasChanged { return true }
    return false
  }

  /// Performs all waiting work, first down, then up, until none is left.
  package func settle() {
    while true {
      if let work = down.pop() {
        perform(work)
      } else if let work = up.pop() {
        perform(work)
      } else {
        return
      }
    }
  }

  private func perform(_ work: Work) {
    guard work.isDirty, !work.isDead else { return }
    work.isDirty = false
    work.perform()
  }

  /// Forgets all that waits.
  package func removeAll() {
    down.removeAll()
    up.removeAll()
    written.removeAll()
  }
}
