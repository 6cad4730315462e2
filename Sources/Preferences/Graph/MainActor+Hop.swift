#if canImport(Dispatch)
  internal import Dispatch
#endif

extension MainActor {
  /// Performs an action on the main actor: at once if that is where the caller is, soon otherwise.
  ///
  /// The one door for changes that come from other threads.
  nonisolated static func hop(_ action: @escaping @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(action)
    } else {
      Task { @MainActor in action() }
    }
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
