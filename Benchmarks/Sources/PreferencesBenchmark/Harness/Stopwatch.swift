import Instruments

/// Measures how long something takes, in time of this thread.
enum Stopwatch {
  /// Returns the nanoseconds that `body` takes.
  @MainActor static func time(_ body: @MainActor () throws -> Void) rethrows -> Double {
    let start = thread_nanoseconds()
    try body()
    return Double(thread_nanoseconds() - start)
  }
}
