/// How the inside of a shape is found, as SwiftUI's `FillStyle`.
public struct FillStyle: Equatable, Sendable {
  /// Whether a point is inside where an odd number of outlines surrounds it.
  public var isEOFilled: Bool
  /// Whether edges may be smoothed; pictures leave that to whatever shows them.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    self.isEOFilled = eoFill
    self.isAntialiased = antialiased
  }
}
