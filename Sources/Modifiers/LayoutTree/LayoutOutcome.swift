package import Foundation

/// What a layout did.
package struct LayoutOutcome {
  /// The root's size in points.
  package let size: CGSize
  /// The number of boxes whose size was computed anew.
  package let layouts: Int
  /// Whether any box got another frame in its parent.
  package let didMove: Bool
  /// The boxes with ``LayoutBox/reportsFrame`` whose frame in their parent changed.
  package let reframed: [LayoutBox]
}
