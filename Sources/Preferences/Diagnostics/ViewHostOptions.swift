/// How a host works.
public struct ViewHostOptions: Sendable {
  /// What a container contributes when what it holds may come and go and writes nothing.
  public enum ImplicitDefaults: Sendable {
    /// Nothing: only views that write take part in a fold.
    case ignored

    /// The key's default value, as in SwiftUI.
    case contributed
  }

  /// What a container without a writer contributes.
  public var implicitDefaults: ImplicitDefaults

  /// The most passes that one update makes before it ends with ``UpdateError/cycle(_:)``; at least
  /// one is made.
  public var passLimit: Int

  /// Whether an update runs what other modules hang into it, such as layout.
  ///
  /// Without it a host works out values alone, and takes less time and memory.
  public var runsStages: Bool

  /// Creates options.
  public init(
    implicitDefaults: ImplicitDefaults = .ignored, passLimit: Int = 100, runsStages: Bool = true
  ) {
    self.implicitDefaults = implicitDefaults
    self.passLimit = passLimit
    self.runsStages = runsStages
  }
}
