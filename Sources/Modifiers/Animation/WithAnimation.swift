/// When an animation counts as complete. The counterpart of SwiftUI's type of this name.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When it seems to have ended.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")

  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs a closure; what it changes is there at once.
///
/// The counterpart of SwiftUI's `withAnimation(_:_:)`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs a closure, then another; what the first changes is complete at once.
///
/// The counterpart of SwiftUI's `withAnimation(_:completionCriteria:_:completion:)`.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}
