public import Foundation

/// How a change would take place over time.
///
/// The counterpart of SwiftUI's `Animation`. It is accepted for source written for SwiftUI: time does
/// not pass here, so every animation is complete at once, and drawings show the end.
public struct Animation: Hashable, Sendable {
  private let name: String

  /// The usual animation.
  public static let `default` = Animation(name: "default")
  /// At one speed.
  public static let linear = Animation(name: "linear")
  /// Slow at first.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = Animation(name: "easeOut")
  /// Slow at first and at the end.
  public static let easeInOut = Animation(name: "easeInOut")
  /// Like a spring.
  public static let spring = Animation(name: "spring")
  /// Like a spring that swings over its end.
  public static let bouncy = Animation(name: "bouncy")
  /// Like a spring that does not swing.
  public static let smooth = Animation(name: "smooth")
  /// Like a spring that swings a little.
  public static let snappy = Animation(name: "snappy")

  /// At one speed, for a number of seconds.
  public static func linear(duration: TimeInterval) -> Animation { .linear }
  /// Slow at first, for a number of seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }
  /// Slow at the end, for a number of seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }
  /// Slow at first and at the end, for a number of seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }

  /// Like a spring, with times in seconds.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { .spring }

  /// Like a spring, with times in seconds.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation { .spring }

  /// Like a spring that can be taken hold of, with times in seconds.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { .spring }

  /// The animation after a number of seconds.
  public func delay(_ delay: TimeInterval) -> Animation { self }

  /// The animation at a multiple of its speed.
  public func speed(_ speed: Double) -> Animation { self }

  /// The animation several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// The animation without an end, which shows its end state all the same.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

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
