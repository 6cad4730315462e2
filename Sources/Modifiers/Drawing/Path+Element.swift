public import Foundation

extension Path {
  /// One step of a path, as SwiftUI's `Path.Element`; points are in points.
  @frozen
  public enum Element: Equatable, Sendable {
    /// Begins a part of the path at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve of the second degree to a point, drawn towards a control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve of the third degree to a point, drawn towards two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the part began.
    case closeSubpath
  }
}

extension Path.Element {
  /// The element with each of its points changed.
  package func map(_ change: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: change(end))
    case .line(let end): .line(to: change(end))
    case .quadCurve(let end, let control): .quadCurve(to: change(end), control: change(control))
    case .curve(let end, let control1, let control2):
      .curve(to: change(end), control1: change(control1), control2: change(control2))
    case .closeSubpath: .closeSubpath
    }
  }

  /// Whether every coordinate is a number.
  package var isNumber: Bool {
    switch self {
    case .move(let end), .line(let end): end.isNumber
    case .quadCurve(let end, let control): end.isNumber && control.isNumber
    case .curve(let end, let control1, let control2):
      end.isNumber && control1.isNumber && control2.isNumber
    case .closeSubpath: true
    }
  }
}

extension CGPoint {
  fileprivate var isNumber: Bool { !x.isNaN && !y.isNaN }

  /// The point moved to within ``Drawing/coordinateLimit``.
  package var withinLimit: CGPoint {
    let limit = Drawing.coordinateLimit
    return CGPoint(x: min(max(x, -limit), limit), y: min(max(y, -limit), limit))
  }
}
