internal import Synchronization

/// A lock around a few lines that never call a closure of the user's, nor release what they hold.
struct Lock: ~Copyable, Sendable {
  private let mutex = Mutex<Void>(())

  borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    mutex.withLock { _ in
      // Unsafe for the compiler alone: whoever holds the lock says what may leave it.
      nonisolated(unsafe) let result = body()
      return result
    }
  }
}
