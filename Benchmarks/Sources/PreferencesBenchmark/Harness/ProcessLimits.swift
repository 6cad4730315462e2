import Foundation

/// What the operating system says about this process.
enum ProcessLimits {
  /// The most memory that this process had at once, in bytes.
  static var peakMemory: Int {
    var usage = rusage()
    guard getrusage(selfResources, &usage) == 0 else { return 0 }
    #if os(macOS)
      return usage.ru_maxrss
    #else
      // Linux counts in kilobytes.
      return usage.ru_maxrss * 1_024
    #endif
  }

  /// The room for the main thread's stack, in bytes; nil if there is no limit.
  static var stackSize: Int? {
    var limit = rlimit()
    guard getrlimit(stackResource, &limit) == 0 else { return nil }
    return Int(exactly: limit.rlim_cur)
  }

  #if canImport(Glibc)
    private static var selfResources: Int32 { Int32(RUSAGE_SELF.rawValue) }
    private static var stackResource: Int32 { Int32(RLIMIT_STACK.rawValue) }
  #else
    private static var selfResources: Int32 { RUSAGE_SELF }
    private static var stackResource: Int32 { RLIMIT_STACK }
  #endif
}
