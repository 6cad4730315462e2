#if canImport(CoreGraphics)
  package import CoreGraphics
#else
  public import Foundation

  /// A map of the plane that keeps lines straight, as CoreGraphics' type of this name.
  ///
  /// A point (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
  public struct CGAffineTransform: Equatable, Sendable {
    /// How much of x goes into x.
    public var a: CGFloat
    /// How much of x goes into y.
    public var b: CGFloat
    /// How much of y goes into x.
    public var c: CGFloat
    /// How much of y goes into y.
    public var d: CGFloat
    /// What is added to x, in points.
    public var tx: CGFloat
    /// What is added to y, in points.
    public var ty: CGFloat

    /// The transform that leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates a transform that maps every point to the origin.
    public init() {
      self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a transform that moves by a distance in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a transform that multiplies the coordinates.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a transform that turns around the origin by an angle in radians.
    public init(rotationAngle angle: CGFloat) {
      self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    }

    /// Whether every point is left where it is.
    public var isIdentity: Bool { self == .identity }

    /// Returns the transform that does this one first and another one afterwards.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
        c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
        tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// Returns the transform that moves by a distance in points before this one.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Returns the transform that multiplies the coordinates before this one.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns the transform that turns by an angle in radians before this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the transform that undoes this one, or this one if nothing can.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    /// Returns the point to which a transform maps this one.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }
#endif

extension CGAffineTransform {
  /// Returns this transform around a point instead of the origin.
  func around(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }

  /// Returns this transform around a point of a rectangle of a size; nil if it changes nothing, or
  /// is not one of numbers.
  func around(_ anchor: UnitPoint, of size: CGSize) -> CGAffineTransform? {
    let result = around(CGPoint(x: anchor.x * size.width, y: anchor.y * size.height))
    let numbers = [result.a, result.b, result.c, result.d, result.tx, result.ty]
    return isIdentity || !numbers.allSatisfy(\.isFinite) ? nil : result
  }

  /// The transform that stretches one rectangle onto another; sides of zero length are moved.
  package init(from source: CGRect, to target: CGRect) {
    let x = source.width > 0 ? target.width / source.width : 1
    let y = source.height > 0 ? target.height / source.height : 1
    self.init(
      a: x, b: 0, c: 0, d: y,
      tx: target.minX - source.minX * x, ty: target.minY - source.minY * y)
  }
}
