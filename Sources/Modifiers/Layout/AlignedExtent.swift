import Foundation

/// The extent of views whose guides lie in line: how far they reach before and after the line.
struct AlignedExtent {
  private(set) var before: CGFloat = 0
  private var after: CGFloat = 0
  private var isEmpty = true

  /// The whole length in points.
  var length: CGFloat { isEmpty ? 0 : before + after }

  /// Takes in a view and returns its guide; one that is not a number counts as the edge.
  mutating func include(_ length: CGFloat, guide: CGFloat) -> CGFloat {
    let guide = guide.isFinite ? guide : 0
    before = isEmpty ? guide : max(before, guide)
    after = isEmpty ? length - guide : max(after, length - guide)
    isEmpty = false
    return guide
  }
}
