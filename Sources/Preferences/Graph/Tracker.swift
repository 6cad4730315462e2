/// Records which sources a piece of work reads while it is performed.
///
/// A run that reads what the run before read, in the same order, allocates nothing.
struct Tracker {
  private unowned(unsafe) let dependent: Work?
  private let run: Int
  private var last: Link?

  /// The tracker of the work that is being performed now, if any.
  ///
  /// Unsafe because property wrappers read sources from contexts that are not known to be on the
  /// main actor; in fact all of them are.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) static var current: Tracker?
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) nonisolated(unsafe) private static var runs = 0

  /// Whether a body, or another closure that is evaluated for its value, is running.
  static var isActive: Bool { current != nil }

  /// Runs `body` and makes what it reads the dependencies of `dependent`.
  @MainActor static func track<R>(_ dependent: Work, _ body: () -> R) -> R {
    trackSources(of: dependent) {
      let (result, observed) = ObservedProperties.track(for: dependent, body)
      if let observed { current?.note(observed) }
      dependent.dependencies.observed = observed
      return result
    }
  }

  // Inlined, as every body passes through here.
  /// Makes what `body` reads the dependencies of `dependent`; it reads no observable object.
  @inline(__always) @MainActor static func trackSources<R>(of dependent: Work, _ body: () -> R) -> R
  {
    let outer = current
    runs += 1
    current = Tracker(dependent: dependent, run: runs)
    defer { current = outer }
    let result = body()
    if !dependent.dependencies.isEmpty {
      dependent.dependencies.truncate(after: current?.last)
    }
    return result
  }

  /// Runs `body` without recording, so that it reads what bodies read: the last pass.
  static func readingLastPass<R>(_ body: () -> R) -> R {
    let outer = current
    current = Tracker(dependent: nil, run: 0)
    defer { current = outer }
    return body()
  }

  /// Runs `body` without recording, as if nothing were being performed.
  static func untracked<R, Failure: Error>(_ body: () throws(Failure) -> R) throws(Failure) -> R {
    let outer = current
    current = nil
    defer { current = outer }
    return try body()
  }

  /// Notes that the running work reads `source`.
  static func read(_ source: Source) {
    current?.note(source)
  }

  /// The work that is being performed now, if any.
  static var running: Work? { current?.dependent }

  private mutating func note(_ source: Source) {
    guard let dependent, source.lastRun != run else { return }
    source.lastRun = run
    let next = last == nil ? dependent.dependencies.first : last?.nextOfDependent
    if let next, next.source === source {
      last = next
    } else {
      let link = Link(source: source, dependent: dependent)
      dependent.dependencies.insert(link, after: last)
      last = link
    }
  }
}
