import Foundation

extension Outline {
  /// The outline in steps; a figure begins at its right edge and turns clockwise on a screen.
  package var elements: [Path.Element] {
    switch self {
    case .path(let elements, _): return elements
    case .rectangle(let bounds):
      let rect = bounds.standardized
      return [
        .move(to: CGPoint(x: rect.minX, y: rect.minY)),
        .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
        .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
        .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
      ]
    case .roundedRectangle, .ellipse, .capsule:
      let radii = cornerRadii
      return RoundCorners(
        topLeft: radii, bottomLeft: radii, bottomRight: radii, topRight: radii
      ).elements(in: bounds.standardized)
    }
  }
}

extension RectangleCornerRadii {
  /// A rectangle with these corners; leading is left.
  func elements(in bounds: CGRect) -> [Path.Element] {
    let rect = bounds.standardized
    let given = [topLeading, bottomLeading, bottomTrailing, topTrailing].map {
      $0 > 0 ? min($0, Drawing.coordinateLimit) : 0
    }
    func fit(_ side: CGFloat, _ first: Int, _ second: Int) -> CGFloat {
      let sum = given[first] + given[second]
      return sum > side ? side / sum : 1
    }
    let factor = min(
      fit(rect.width, 0, 3), fit(rect.width, 1, 2), fit(rect.height, 0, 1),
      fit(rect.height, 2, 3))
    let radii = given.map { CGSize(width: $0 * factor, height: $0 * factor) }
    return RoundCorners(
      topLeft: radii[0], bottomLeft: radii[1], bottomRight: radii[2], topRight: radii[3]
    ).elements(in: rect)
  }
}

/// The sizes of the corners of a rectangle.
private struct RoundCorners {
  let topLeft: CGSize
  let bottomLeft: CGSize
  let bottomRight: CGSize
  let topRight: CGSize

  /// How far the control points of a quarter of a circle lie from its ends, in radii.
  private static let handle: CGFloat = 0.552_284_749_830_793_4

  func elements(in rect: CGRect) -> [Path.Element] {
    let start = CGPoint(x: rect.maxX, y: rect.minY + topRight.height)
    var elements: [Path.Element] = [.move(to: start)]
    var point = start
    func line(to end: CGPoint) {
      if end != point { elements.append(.line(to: end)) }
      point = end
    }
    func corner(_ corner: CGPoint, to end: CGPoint) {
      guard end != point else { return }
      elements.append(
        .curve(
          to: end, control1: point.interpolated(to: corner, RoundCorners.handle),
          control2: end.interpolated(to: corner, RoundCorners.handle)))
      point = end
    }
    line(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height))
    corner(
      CGPoint(x: rect.maxX, y: rect.maxY),
      to: CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY))
    line(to: CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY))
    corner(
      CGPoint(x: rect.minX, y: rect.maxY),
      to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height))
    line(to: CGPoint(x: rect.minX, y: rect.minY + topLeft.height))
    corner(
      CGPoint(x: rect.minX, y: rect.minY),
      to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    line(to: CGPoint(x: rect.maxX - topRight.width, y: rect.minY))
    corner(CGPoint(x: rect.maxX, y: rect.minY), to: start)
    return elements + [.closeSubpath]
  }
}
