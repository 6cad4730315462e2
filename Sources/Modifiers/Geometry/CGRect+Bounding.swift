import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension CGRect {
  /// Returns the rectangle around what a transform makes of this one.
  func bounding(_ transform: CGAffineTransform) -> CGRect {
    guard transform.b != 0 || transform.c != 0 || transform.a < 0 || transform.d < 0 else {
      return CGRect(
        x: transform.a * origin.x + transform.tx, y: transform.d * origin.y + transform.ty,
        width: transform.a * size.width, height: transform.d * size.height)
    }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
