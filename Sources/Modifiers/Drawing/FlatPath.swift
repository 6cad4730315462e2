package import Foundation

/// A path whose curves are replaced by chords.
package struct FlatPath: Equatable {
  /// The corners of a part of the path.
  package struct Line: Equatable {
    package var points: [CGPoint]
    package var isClosed: Bool
  }

  package let lines: [Line]

  /// Creates a flat path.
  ///
  /// - Complexity: O(elements).
  package init(_ elements: [Path.Element]) {
    lines = Subpath.all(of: elements).map { part in
      var points = [part.start]
      for segment in part.segments {
        for end in segment.chordEnds where end != points.last { points.append(end) }
      }
      if part.isClosed, points.count > 1, points.last == points.first { points.removeLast() }
      return Line(points: points, isClosed: part.isClosed)
    }
  }

  /// Returns whether a point lies inside, where every part counts as closed.
  ///
  /// - Complexity: O(chords).
  package func contains(_ point: CGPoint, eoFill: Bool) -> Bool {
    var winding = 0
    var crossings = 0
    for line in lines {
      guard var start = line.points.last else { continue }
      for end in line.points {
        let goesDown = start.y <= point.y && end.y > point.y
        let goesUp = start.y > point.y && end.y <= point.y
        if goesDown || goesUp {
          let side = (end - start).cross(point - start)
          // Only edges to the right of the point count.
          if goesDown ? side > 0 : side < 0 {
            winding += goesDown ? 1 : -1
            crossings += 1
          }
        }
        start = end
      }
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }
}
