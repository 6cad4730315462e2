public import Foundation

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

extension Path {
  /// Where the next line begins; nil in an empty path.
  public var currentPoint: CGPoint? {
    let elements = elements
    switch elements.last {
    case nil: return nil
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
      return end
    case .closeSubpath:
      return elements.reversed().lazy.compactMap {
        if case .move(let start) = $0 { start } else { nil }
      }.first
    }
  }

  /// Begins a new part of the path at a point.
  public mutating func move(to end: CGPoint) {
    append(contentsOf: [.move(to: end)])
  }

  /// Adds a straight line to a point; does nothing where there is no current point.
  public mutating func addLine(to end: CGPoint) {
    addSegment(.line(to: end))
  }

  /// Adds a curve with one control point; does nothing where there is no current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    addSegment(.quadCurve(to: end, control: control))
  }

  /// Adds a curve with two control points; does nothing where there is no current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    addSegment(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a straight line back to where the current part began.
  public mutating func closeSubpath() {
    addSegment(.closeSubpath)
  }

  private mutating func addSegment(_ element: Element) {
    guard !isEmpty else { return }
    append(contentsOf: [element])
  }

  /// Adds a rectangle, in points.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds rectangles, in points.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle whose corners have a size in points.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a rectangle whose corners have radii of their own, in points.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  /// Adds the ellipse inside a rectangle, in points.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds straight lines between points, the first of which begins a new part.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    append(contentsOf: [.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
  }

  /// Adds the steps of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let path = transform.isIdentity ? path : path.applying(transform)
    if isEmpty {
      self = path
    } else {
      append(contentsOf: path.elements)
    }
  }
}
