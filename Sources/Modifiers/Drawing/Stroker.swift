import Foundation

/// Works out the area that a line along a path covers.
///
/// The area is the union of simple pieces – one for each chord, corner and end – which all turn the
/// same way round, so that no hole appears where they overlap.
struct Stroker {
  private let half: CGFloat
  private let style: StrokeStyle
  private var elements: [Path.Element] = []

  /// The most dashes of one line; a finer pattern is drawn as a solid line.
  private static let maximumDashes: CGFloat = 10_000

  /// The area as a path, empty for a line without a width.
  ///
  /// - Complexity: O(chords and dashes).
  static func elements(along path: [Path.Element], style: StrokeStyle) -> [Path.Element] {
    guard style.lineWidth > 0 else { return [] }
    var stroker = Stroker(half: style.lineWidth / 2, style: style)
    for line in FlatPath(path).lines {
      for dash in stroker.dashes(of: line) { stroker.add(dash) }
    }
    return stroker.elements
  }

  private init(half: CGFloat, style: StrokeStyle) {
    self.half = half
    self.style = style
  }

  private mutating func add(_ line: FlatPath.Line) {
    let points = line.points
    guard points.count > 1 else {
      if let point = points.first { addCap(at: point, direction: CGPoint(x: 1, y: 0)) }
      return
    }
    let ends = line.isClosed ? points.dropFirst() + points.prefix(1) : points.dropFirst()
    let directions = zip(points, ends).map { ($1 - $0) * (1 / ($1 - $0).length) }
    for (index, direction) in directions.enumerated() {
      let side = CGPoint(x: -direction.y, y: direction.x) * half
      let start = points[index]
      let end = ends[ends.startIndex + index]
      addPolygon([start - side, end - side, end + side, start + side])
      if index + 1 < directions.count {
        addJoin(at: end, from: direction, to: directions[index + 1])
      } else if line.isClosed {
        addJoin(at: end, from: direction, to: directions[0])
      }
    }
    if !line.isClosed, let first = points.first, let last = points.last,
      let firstDirection = directions.first, let lastDirection = directions.last
    {
      addCap(at: first, direction: firstDirection * -1)
      addCap(at: last, direction: lastDirection)
    }
  }

  private mutating func addJoin(at point: CGPoint, from: CGPoint, to: CGPoint) {
    let turn = from.cross(to)
    let forward = from.x * to.x + from.y * to.y
    if style.lineJoin == .round { return addCircle(around: point) }
    guard turn != 0 else { return }
    // The outer side of a corner is the left one where the line turns right.
    let out = half * (turn > 0 ? 1 : -1)
    let first = point + CGPoint(x: from.y, y: -from.x) * out
    let last = point + CGPoint(x: to.y, y: -to.x) * out
    var corner = [point, first, last]
    // The length of the mitre in line widths is 1 / cos(turn / 2).
    let cosine = ((1 + forward) / 2).squareRoot()
    if style.lineJoin == .miter, cosine * style.miterLimit >= 1 {
      let middle = first.interpolated(to: last, 0.5) - point
      corner = [point, first, point + middle * (1 / (cosine * cosine)), last]
    }
    addPolygon(corner)
  }

  private mutating func addCap(at point: CGPoint, direction: CGPoint) {
    switch style.lineCap {
    case .round: addCircle(around: point)
    case .square:
      let side = CGPoint(x: -direction.y, y: direction.x) * half
      let end = point + direction * half
      addPolygon([point - side, end - side, end + side, point + side])
    default: break
    }
  }

  private mutating func addCircle(around point: CGPoint) {
    let bounds = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    elements += Outline.ellipse(bounds).elements
  }

  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for index in points.indices {
      area += points[index].cross(points[(index + 1) % points.count])
    }
    let ordered = area < 0 ? points.reversed() : points
    elements.append(.move(to: ordered[0]))
    elements += ordered.dropFirst().map { .line(to: $0) }
    elements.append(.closeSubpath)
  }

  /// The painted stretches of a line.
  private func dashes(of line: FlatPath.Line) -> [FlatPath.Line] {
    guard let pattern = style.pattern else { return [line] }
    let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    let period = pattern.reduce(0, +)
    guard length / period * CGFloat(pattern.count) <= Stroker.maximumDashes else { return [line] }
    // With an odd number of lengths, painted and unpainted change places in every other turn.
    let cycle = pattern.count % 2 == 0 ? pattern : pattern + pattern
    var index = 0
    var left = style.dashPhase.truncatingRemainder(dividingBy: cycle.reduce(0, +))
    if left < 0 { left += cycle.reduce(0, +) }
    while left >= cycle[index], left > 0 {
      left -= cycle[index]
      index = (index + 1) % cycle.count
    }
    left = cycle[index] - left
    var dashes: [FlatPath.Line] = []
    var dash = index % 2 == 0 ? points.prefix(1).map { $0 } : []
    for (start, end) in zip(points, points.dropFirst()) {
      let chord = (end - start).length
      var passed: CGFloat = 0
      while chord - passed > left {
        passed += left
        let point = start.interpolated(to: end, passed / chord)
        if index % 2 == 0 {
          dashes.append(
            FlatPath.Line(points: dash.last == point ? dash : dash + [point], isClosed: false))
          dash = []
        } else {
          dash = [point]
        }
        index = (index + 1) % cycle.count
        left = cycle[index]
      }
      left -= chord - passed
      if index % 2 == 0 { dash.append(end) }
    }
    if dash.count > 1 { dashes.append(FlatPath.Line(points: dash, isClosed: false)) }
    return dashes
  }
}
