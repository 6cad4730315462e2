public import Foundation

/// How a view would come and go.
///
/// The counterpart of SwiftUI's `AnyTransition`. It is accepted for source written for SwiftUI:
/// views come and go at once.
public struct AnyTransition: Sendable {
  /// No transition.
  public static let identity = AnyTransition()
  /// By opacity.
  public static let opacity = AnyTransition()
  /// By size.
  public static let scale = AnyTransition()
  /// From and to the leading edge.
  public static let slide = AnyTransition()

  /// By size, from a scale.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// From and to an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// From and to a distance, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  /// From and to a distance, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  /// In at an edge and out at the opposite one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// One transition for coming, another for going.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }

  /// Both transitions together.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// The transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
