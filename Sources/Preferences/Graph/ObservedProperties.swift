internal import Observation

/// The properties of observable objects that one piece of work read when it was last performed.
///
/// ```
///  first run that reads some ──▶ armed ──one of them is about to change──▶ written ──run──▶ armed …
///                                  └──────── run for another reason ────────────────────▲
/// ```
/// What the runtime notes for a run stays noted until one of the properties changes. So that runs
/// for other reasons do not pile up, each run also reads a property of this object, whose change
/// takes back everything that the run before it left.
final class ObservedProperties: Source, Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private weak var work: Work?

  /// The number of the run whose properties count.
  private var run = 0
  private var isWritten = false

  /// The types of work of which some has read a property. Others are spared the cost of an object.
  @MainActor private static var observingTypes: Set<ObjectIdentifier> = []

  /// How many tracked runs are going on, one inside the other.
  @MainActor private static var depth = 0

  private init(of work: Work) {
    self.work = work
  }

  deinit {
    takeBack()
  }

  /// Runs `body` and returns what it read, besides its result.
  ///
  /// What runs inside another tracked run is noted for that one too. It does not read the mark,
  /// whose change would then reach the other.
  @MainActor static func track<R>(
    for work: Work, _ body: () -> R
  ) -> (R, ObservedProperties?) {
    var properties = work.dependencies.observed
    if properties == nil, !observingTypes.isEmpty,
      observingTypes.contains(ObjectIdentifier(type(of: work)))
    {
      properties = ObservedProperties(of: work)
    }
    var read: ObservedProperties?
    func noteRead() -> @Sendable () -> Void {
      let found = properties ?? ObservedProperties(of: work)
      if properties == nil { observingTypes.insert(ObjectIdentifier(type(of: work))) }
      read = found
      return found.announcement
    }
    depth += 1
    defer { depth -= 1 }
    let result = withObservationTracking(
      {
        let result = body()
        properties?.begin(readsMark: depth == 1)
        return result
      }, onChange: noteRead())
    return (result, read)
  }

  /// Begins a new run: what the run before it left counts no more.
  private func begin(readsMark: Bool) {
    run += 1
    takeBack()
    if readsMark { registrar.access(self, keyPath: \.run) }
  }

  /// Has the runtime forget the noted runs that read the mark.
  private func takeBack() {
    registrar.withMutation(of: self, keyPath: \.run) {}
  }

  private var announcement: @Sendable () -> Void {
    let run = run
    return { [weak self] in
      MainActor.hop { [weak self] in self?.propertyWillChange(in: run) }
    }
  }

  @MainActor private func propertyWillChange(in noted: Int) {
    guard noted == run, hasDependents, let work else { return }
    let running = Tracker.running
    guard !isWritten || running != nil else { return }
    isWritten = true
    Announcement.perform { work.ownedSourceWasWritten(self, by: running) }
  }

  override var owner: Work? { work }

  override func commit() -> Bool {
    isWritten = false
    return true
  }
}
