#if InternalChecks
  /// What every update ends with if the package trait `InternalChecks` is on.
  ///
  /// It is no part of the package as others use it.
  @MainActor public enum InternalCheck {
    /// Hears of what is wrong inside a host; ends the program unless it is replaced.
    public static var onFault: (String) -> Void = { fatalError("ViewHost.update: \($0)") }

    static func run(_ check: () throws(BrokenInvariant) -> Void) {
      do {
        try Tracker.untracked(check)
      } catch {
        onFault("\(error)")
      }
    }
  }
#endif
