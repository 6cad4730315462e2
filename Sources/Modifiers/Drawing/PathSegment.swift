import Foundation

/// A line or curve of a path between two points.
struct PathSegment {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint
  let isLine: Bool

  /// How far, in points, the chords of a curve may be from it.
  private static let tolerance: CGFloat = 0.05
  /// The most chords for one curve.
  private static let maximumChords = 500

  init(from start: CGPoint, to end: CGPoint) {
    self.start = start
    self.end = end
    control1 = start
    control2 = end
    isLine = true
  }

  init(from start: CGPoint, control1: CGPoint, control2: CGPoint, to end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    isLine = false
  }

  init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    self.init(
      from: start, control1: start.interpolated(to: control, 2 / 3),
      control2: end.interpolated(to: control, 2 / 3), to: end)
  }

  /// The element that draws the segment from its start.
  var element: Path.Element {
    isLine ? .line(to: end) : .curve(to: end, control1: control1, control2: control2)
  }

  /// The ends of the chords that stand for the segment, without its start.
  var chordEnds: [CGPoint] {
    guard !isLine else { return [end] }
    let bend = max(
      (start - control1 * 2 + control2).length, (control1 - control2 * 2 + end).length)
    let count = (0.75 * bend / PathSegment.tolerance).squareRoot().rounded(.up)
    let chords = count.isFinite ? max(1, min(Int(min(count, 1e6)), PathSegment.maximumChords)) : 1
    return (1...chords).map { split(at: CGFloat($0) / CGFloat(chords)).0.end }
  }

  /// The two parts before and after a parameter in 0...1.
  func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    guard !isLine else {
      let middle = start.interpolated(to: end, t)
      return (PathSegment(from: start, to: middle), PathSegment(from: middle, to: end))
    }
    if t >= 1 { return (self, PathSegment(from: end, control1: end, control2: end, to: end)) }
    let first = start.interpolated(to: control1, t)
    let second = control1.interpolated(to: control2, t)
    let third = control2.interpolated(to: end, t)
    let left = first.interpolated(to: second, t)
    let right = second.interpolated(to: third, t)
    let middle = left.interpolated(to: right, t)
    return (
      PathSegment(from: start, control1: first, control2: left, to: middle),
      PathSegment(from: middle, control1: right, control2: third, to: end)
    )
  }

  /// The length in points.
  var length: CGFloat {
    var last = start
    return chordEnds.reduce(0) { sum, point in
      defer { last = point }
      return sum + (point - last).length
    }
  }

  /// The part between two distances from the start, in points.
  func part(from: CGFloat, to: CGFloat) -> PathSegment {
    let first = parameter(at: from)
    let last = parameter(at: to)
    guard last > 0 else { return split(at: 0).0 }
    return split(at: last).0.split(at: first / last).1
  }

  private func parameter(at distance: CGFloat) -> CGFloat {
    let ends = chordEnds
    var last = start
    var passed: CGFloat = 0
    for (index, point) in ends.enumerated() {
      let length = (point - last).length
      if length > 0, passed + length >= distance {
        return (CGFloat(index) + max(0, distance - passed) / length) / CGFloat(ends.count)
      }
      passed += length
      last = point
    }
    return 1
  }

  /// The points at which the segment reaches furthest, besides its start.
  var extremes: [CGPoint] {
    guard !isLine else { return [end] }
    let parameters = turns(\.x) + turns(\.y)
    return [end] + parameters.map { split(at: $0).0.end }
  }

  /// Where a coordinate neither grows nor shrinks: the roots of the curve's derivative in 0...1.
  private func turns(_ coordinate: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let first = control1[keyPath: coordinate] - start[keyPath: coordinate]
    let second = control2[keyPath: coordinate] - control1[keyPath: coordinate]
    let third = end[keyPath: coordinate] - control2[keyPath: coordinate]
    let a = first - 2 * second + third
    let b = 2 * (second - first)
    let roots: [CGFloat]
    if abs(a) < 1e-9 {
      roots = b == 0 ? [] : [-first / b]
    } else {
      let root = (b * b - 4 * a * first).squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

/// A part of a path that is drawn without lifting the pen.
struct Subpath {
  let start: CGPoint
  var segments: [PathSegment] = []
  var isClosed = false

  /// The parts of a path.
  static func all(of elements: [Path.Element]) -> [Subpath] {
    var parts: [Subpath] = []
    var point: CGPoint?
    func add(_ segment: (CGPoint) -> PathSegment) {
      guard let start = point else { return }
      if parts.last?.isClosed != false { parts.append(Subpath(start: start)) }
      let segment = segment(start)
      parts[parts.count - 1].segments.append(segment)
      point = segment.end
    }
    for element in elements {
      switch element {
      case .move(let end):
        parts.append(Subpath(start: end))
        point = end
      case .line(let end): add { PathSegment(from: $0, to: end) }
      case .quadCurve(let end, let control):
        add { PathSegment(from: $0, control: control, to: end) }
      case .curve(let end, let control1, let control2):
        add { PathSegment(from: $0, control1: control1, control2: control2, to: end) }
      case .closeSubpath:
        guard let part = parts.last, !part.isClosed else { break }
        if point != part.start { add { PathSegment(from: $0, to: part.start) } }
        parts[parts.count - 1].isClosed = true
      }
    }
    return parts
  }
}
