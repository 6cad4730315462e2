import Foundation
import Preferences

/// A modifier that changes how a view is drawn and takes no room.
struct EffectModifier<Effect: DrawingEffect> {
  let effect: Effect
}

extension EffectModifier: Equatable where Effect: Equatable {}

extension EffectModifier: ViewModifier {
  typealias Body = Never
}

extension EffectModifier: LayoutModifier {
  typealias BoxLayout = IdentityLayout

  static var label: String { Effect.name }

  func draw(
    in frame: CGRect, environment: EnvironmentValues, into painter: inout Painter
  ) -> DrawingScope {
    effect.scope(in: frame, environment: environment)
  }
}

/// What happens to the drawing of a view.
protocol DrawingEffect {
  /// The name of the modifier.
  static var name: String { get }

  /// What happens to everything inside, in a frame in points.
  func scope(in frame: CGRect, environment: EnvironmentValues) -> DrawingScope
}

/// Draws a view with an opacity.
struct OpacityEffect: DrawingEffect, Equatable {
  static let name = "opacity"
  let opacity: Double

  func scope(in frame: CGRect, environment: EnvironmentValues) -> DrawingScope {
    // NaN draws nothing.
    guard opacity > 0 else { return .hidden }
    return opacity >= 1 ? .plain : .group(opacity: opacity, clip: nil)
  }
}

/// Does not draw a view.
struct HiddenEffect: DrawingEffect, Equatable {
  static let name = "hidden"

  func scope(in frame: CGRect, environment: EnvironmentValues) -> DrawingScope { .hidden }
}

/// Cuts a view off outside a shape.
struct ClipEffect<Mask: Shape>: DrawingEffect {
  static var name: String { "clipShape" }
  let shape: Mask
  let style: FillStyle

  func scope(in frame: CGRect, environment: EnvironmentValues) -> DrawingScope {
    let path = shape.path(drawnIn: frame)
    guard let outline = path.outline(eoFill: style.isEOFilled) else { return .hidden }
    return .group(opacity: 1, clip: outline)
  }
}

/// Draws a line inside the edges of a view.
struct BorderEffect<Style: ShapeStyle>: DrawingEffect {
  static var name: String { "border" }
  let style: Style

  /// The width of the line in points.
  let width: CGFloat

  func scope(in frame: CGRect, environment: EnvironmentValues) -> DrawingScope {
    guard width > 0 else { return .plain }
    // Half a line further in, so that the line does not stand out of the frame.
    let width = min(width, frame.width, frame.height)
    let color = DrawingColor(environment.color(of: style))
    return .front([
      .stroke(.rectangle(frame.insetBy(dx: width / 2, dy: width / 2)), color, lineWidth: width)
    ])
  }
}
