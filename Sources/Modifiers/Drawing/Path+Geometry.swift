public import Foundation

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

extension Path {
  /// The smallest rectangle around the path, in points, without control points.
  ///
  /// - Complexity: O(elements).
  public var boundingRect: CGRect {
    outline()?.bounds ?? .null
  }

  /// Returns whether a point lies inside; every part of the path counts as closed.
  ///
  /// - Parameters:
  ///   - p: The point, in points.
  ///   - eoFill: Whether a point is inside where an odd number of outlines surrounds it.
  /// - Complexity: O(elements).
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    outline(eoFill: eoFill)?.contains(p) ?? false
  }

  /// Calls a closure with each step in order.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Returns the path with a transform applied to every point.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(elements.map { $0.map { $0.applying(transform) } })
  }

  /// Returns the part of the path between two fractions of its length, each from 0 to 1.
  ///
  /// The path is empty where the first fraction is not the smaller one.
  ///
  /// - Complexity: O(elements).
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    if from <= 0, to >= 1 { return self }
    guard from < to else { return Path() }
    let parts = Subpath.all(of: elements)
    let lengths = parts.map { $0.segments.map(\.length) }
    let total = lengths.joined().reduce(0, +)
    let start = total * max(0, from)
    let end = total * min(1, to)
    var trimmed: [Element] = []
    var passed: CGFloat = 0
    for (part, lengths) in zip(parts, lengths) {
      var isDrawing = false
      let isWhole = part.isClosed && start <= passed && passed + lengths.reduce(0, +) <= end
      for (segment, length) in zip(part.segments, lengths) {
        let first = max(0, start - passed)
        let last = min(length, end - passed)
        passed += length
        guard first < last else { continue }
        let isWholeSegment = first == 0 && last == length
        let piece = isWholeSegment ? segment : segment.part(from: first, to: last)
        if !isDrawing { trimmed.append(.move(to: piece.start)) }
        trimmed.append(piece.element)
        isDrawing = true
      }
      if isWhole, isDrawing { trimmed.append(.closeSubpath) }
    }
    return Path(trimmed).asPart(of: boundingRect)
  }
}
