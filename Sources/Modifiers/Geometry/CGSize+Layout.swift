package import Foundation

extension CGSize {
  /// The length along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal {
        width = newValue
      } else {
        height = newValue
      }
    }
  }

  /// A size from a length along an axis and one across it.
  package init(along axis: Axis, _ length: CGFloat, across crossing: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: length, height: crossing)
      : CGSize(width: crossing, height: length)
  }

  /// The size with NaN and negative lengths read as zero; infinity stays.
  package var normalized: CGSize {
    CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal {
        x = newValue
      } else {
        y = newValue
      }
    }
  }

  /// The point with coordinates that are not finite read as zero, so that sums stay numbers.
  package var normalized: CGPoint {
    CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}
