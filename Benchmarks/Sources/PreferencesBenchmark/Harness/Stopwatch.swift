import Instruments

/// Measures how long something takes, in time of this thread.
enum Stopwatch {
  /// Returns the nanoseconds that `body` takes.
  // Inlined, profilers could not be told to look at what is timed and at nothing else.
  @inline(never)
  @MainActor static func time(_ body: @MainActor () throws -> Void) rethrows -> Double {
    let start = thread_nanoseconds()
    try body()
    return Double(thread_nanoseconds() - start)
  }
}
