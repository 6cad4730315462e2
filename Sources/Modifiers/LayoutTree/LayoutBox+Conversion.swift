package import Foundation

#if canImport(CoreGraphics)
  package import CoreGraphics
#endif

extension LayoutBox {
  /// The frame in the coordinate space of the outermost box; where something between turns or
  /// scales it, the rectangle around it.
  ///
  /// - Complexity: O(*depth*).
  package final var frameInRoot: CGRect {
    convert(bounds, to: nil)
  }

  /// The box's own rectangle, in its own space.
  final var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// Returns a rectangle of this box in the coordinates of another box, or of the outermost one:
  /// the rectangle around it where something between turns it.
  ///
  /// - Complexity: O(*depth*).
  final func convert(_ rectangle: CGRect, to other: LayoutBox?) -> CGRect {
    guard other !== self else { return rectangle }
    let meeting = other.flatMap { commonAncestor(with: $0) }
    let up = transform(to: meeting)
    guard let other else { return rectangle.bounding(up) }
    return rectangle.bounding(up.concatenating(other.transform(to: meeting).inverted()))
  }

  /// The map from the coordinates of this box to those of one around it, or of the space around the
  /// outermost.
  private final func transform(to ancestor: LayoutBox?) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var box = self
    while box !== ancestor {
      transform.tx += box.frame.minX
      transform.ty += box.frame.minY
      guard let parent = box.parent else { break }
      if let effect = parent.childTransform { transform = transform.concatenating(effect) }
      box = parent
    }
    return transform
  }

  /// Whether the outermost box is that of another box too.
  ///
  /// - Complexity: O(*depth*).
  final func isInTree(of other: LayoutBox) -> Bool { commonAncestor(with: other) != nil }

  private final func commonAncestor(with other: LayoutBox) -> LayoutBox? {
    var first: LayoutBox? = self
    var second: LayoutBox? = other
    var difference = depth - other.depth
    while difference > 0 {
      first = first?.parent
      difference -= 1
    }
    while difference < 0 {
      second = second?.parent
      difference += 1
    }
    while first !== second {
      first = first?.parent
      second = second?.parent
    }
    return first
  }

  private final var depth: Int {
    var depth = 0
    var next = parent
    while let box = next {
      depth += 1
      next = box.parent
    }
    return depth
  }
}
