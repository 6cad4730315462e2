package import Foundation

/// Something that knows the explicit alignment guides of a view that has been measured.
package protocol AlignmentSource {
  /// The position that was set for a guide, in points, or nil where nothing was set.
  func explicitAlignment(of key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat?
}
