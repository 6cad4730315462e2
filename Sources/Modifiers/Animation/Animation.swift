public import Foundation

/// How a change would take place over time.
///
/// The counterpart of SwiftUI's `Animation`. It is accepted for source written for SwiftUI: time
/// does not pass here, so every animation is complete at once, and drawings show the end. Two
/// animations are equal if they would look alike.
public struct Animation: Hashable, Sendable {
  /// How far a change has come at what time; times are in seconds.
  private enum Curve: Hashable {
    case usual
    case timed(x1: Double, y1: Double, x2: Double, y2: Double, duration: TimeInterval)
    case spring(duration: TimeInterval, bounce: Double, blendDuration: TimeInterval)
    case physical(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
  }

  /// What was said of an animation as a whole.
  private enum Change: Hashable {
    case delay(TimeInterval)
    case speed(Double)
    case repetition(count: Int?, autoreverses: Bool)
    case completion(after: TimeInterval)
  }

  private let curve: Curve
  private var changes: [Change] = []

  private init(_ curve: Curve) {
    self.curve = curve
  }

  private func with(_ change: Change) -> Animation {
    var animation = self
    animation.changes.append(change)
    return animation
  }

  /// The usual animation.
  public static let `default` = Animation(.usual)

  /// The animation after a number of seconds.
  public func delay(_ delay: TimeInterval) -> Animation { with(.delay(delay)) }

  /// The animation at a multiple of its speed.
  public func speed(_ speed: Double) -> Animation { with(.speed(speed)) }

  /// The animation several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with(.repetition(count: repeatCount, autoreverses: autoreverses))
  }

  /// The animation without an end, which shows its end state all the same.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with(.repetition(count: nil, autoreverses: autoreverses))
  }

  /// The animation, which counts as complete after a number of seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    with(.completion(after: duration))
  }
}

extension Animation {
  /// At one speed.
  public static var linear: Animation { .linear(duration: 0.35) }
  /// Slow at first.
  public static var easeIn: Animation { .easeIn(duration: 0.35) }
  /// Slow at the end.
  public static var easeOut: Animation { .easeOut(duration: 0.35) }
  /// Slow at first and at the end.
  public static var easeInOut: Animation { .easeInOut(duration: 0.35) }

  /// At one speed, for a number of seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    .timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// Slow at first, for a number of seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    .timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Slow at the end, for a number of seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    .timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Slow at first and at the end, for a number of seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    .timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// Along a cubic curve from (0, 0) to (1, 1) with two control points, for a number of seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.timed(x1: p1x, y1: p1y, x2: p2x, y2: p2y, duration: duration))
  }
}

extension Animation {
  /// Like a spring.
  public static var spring: Animation { .spring() }
  /// Like a spring that swings over its end.
  public static var bouncy: Animation { .bouncy() }
  /// Like a spring that does not swing.
  public static var smooth: Animation { .smooth() }
  /// Like a spring that swings a little.
  public static var snappy: Animation { .snappy() }
  /// Like a spring that can be taken hold of.
  public static var interactiveSpring: Animation { .interactiveSpring() }
  /// Like a spring that goes on from where another was.
  public static var interpolatingSpring: Animation { .interpolatingSpring() }

  /// Like a spring, with times in seconds.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      .spring(duration: response, bounce: 1 - dampingFraction, blendDuration: blendDuration))
  }

  /// Like a spring, with times in seconds.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(duration: duration, bounce: bounce, blendDuration: blendDuration))
  }

  /// Like a spring that swings over its end, for about a number of seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Like a spring that does not swing but for an extra bounce, for about a number of seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .spring(duration: duration, bounce: extraBounce)
  }

  /// Like a spring that swings a little, for about a number of seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Like a spring that can be taken hold of, with times in seconds.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// Like a spring that can be taken hold of, with times in seconds.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// Like a spring of a mass, a stiffness and a damping.
  @_disfavoredOverload
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      .physical(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// Like a spring of a duration in seconds and a bounce.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    // What the duration and the bounce say of a mass of 1.
    let rate = 2 * Double.pi / duration
    let damping = bounce < 0 ? 2 * rate / (1 + bounce) : 2 * rate * (1 - bounce)
    return Animation(
      .physical(
        mass: 1, stiffness: rate * rate, damping: damping, initialVelocity: initialVelocity))
  }
}
