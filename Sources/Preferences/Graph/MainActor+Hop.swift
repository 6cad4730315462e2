#if canImport(Dispatch)
  internal import Dispatch
#endif

extension MainActor {
  /// Performs an action on the main actor: at once if that is where the caller is, soon otherwise.
  ///
  /// The one door for changes that come from other threads.
  nonisolated package static func hop(_ action: @escaping @MainActor () -> Void) {
    if isCurrent {
      runUnchecked(action)
    } else {
      Task { @MainActor in action() }
    }
  }

  /// Performs an action where it is known that this is the main actor.
  nonisolated static func runUnchecked(_ action: @escaping @MainActor () -> Void) {
    // Unsafe, since to ask where one is costs as much as a short body.
    unsafeBitCast(action, to: (() -> Void).self)()
  }

  #if canImport(Dispatch)
    /// Marks the main queue. The main thread is not asked for, since on Linux the main queue may be
    /// served by another one.
    nonisolated private static let mark = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    nonisolated private static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
  #else
    /// Without threads there is nowhere else to be.
    nonisolated private static var isCurrent: Bool { true }
  #endif
}
