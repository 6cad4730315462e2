public import Foundation

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

extension Path {
  /// Adds a part of a circle; a straight line leads to its start.
  ///
  /// Angles grow from the right of the center towards the bottom. As in SwiftUI, `clockwise` is
  /// meant for a y axis that points up: `false` draws clockwise on a screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if clockwise ? delta > 0 : delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: turn) + (clockwise ? -turn : turn)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: Angle(radians: min(max(delta, -turn), turn)), transform: transform)
  }

  /// Adds a part of a circle that turns by an angle; a straight line leads to its start.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let elements = Path.arc(
      center: center, radius: radius, from: startAngle.radians, by: delta.radians
    ).map { $0.map { $0.applying(transform) } }
    guard case .line(let start)? = elements.first else { return }
    if isEmpty {
      append(contentsOf: [.move(to: start)])
    } else if currentPoint != start {
      append(contentsOf: [.line(to: start)])
    }
    append(contentsOf: Array(elements.dropFirst()))
  }

  /// Adds a part of a circle that touches the lines from the current point to a first point, and
  /// from there to a second; a straight line leads to it.
  ///
  /// Does nothing where there is no current point.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let point = currentPoint else { return }
    // The current point is where it is; the others are seen through the transform.
    let toStart = point.applying(transform.inverted()) - tangent1End
    let toEnd = tangent2End - tangent1End
    let bend = atan2(toStart.cross(toEnd), toStart.x * toEnd.x + toStart.y * toEnd.y)
    let distance = radius / tan(abs(bend) / 2)
    guard toStart.length > 0, toEnd.length > 0, abs(sin(bend)) > 1e-9, radius > 0 else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    let start = tangent1End + toStart * (distance / toStart.length)
    let side: CGFloat = bend > 0 ? 1 : -1
    let inward = CGPoint(x: -toStart.y, y: toStart.x) * (side * radius / toStart.length)
    let center = start + inward
    addRelativeArc(
      center: center, radius: radius,
      startAngle: Angle(radians: Double(atan2(-inward.y, -inward.x))),
      delta: Angle(radians: Double(-side * (.pi - abs(bend)))), transform: transform)
  }

  /// The steps of a part of a circle; the first one is a line to its start.
  private static func arc(
    center: CGPoint, radius: CGFloat, from start: Double, by delta: Double
  ) -> [Element] {
    guard start.isFinite, delta.isFinite else { return [] }
    // A circle that is drawn more than a thousand times looks as it does after the thousandth.
    let delta = min(max(delta, -2_000 * Double.pi), 2_000 * Double.pi)
    let count = Int((abs(delta) / (.pi / 2)).rounded(.up))
    func point(_ angle: Double, _ forward: Double = 0) -> CGPoint {
      center
        + CGPoint(
          x: cos(angle) - sin(angle) * forward, y: sin(angle) + cos(angle) * forward) * radius
    }
    var elements: [Element] = [.line(to: point(start))]
    let step = count == 0 ? 0 : delta / Double(count)
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let first = start + Double(index) * step
      elements.append(
        .curve(
          to: point(first + step), control1: point(first, handle),
          control2: point(first + step, -handle)))
    }
    return elements
  }
}
