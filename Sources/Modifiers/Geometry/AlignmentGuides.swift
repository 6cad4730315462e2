/// A set of alignment guides, exact for the built-in ones; all custom ones of an axis share a bit.
///
/// A view tree keeps such a set for each branch to answer "nothing explicit here" without a search.
package struct AlignmentGuides: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package static let leading = AlignmentGuides(rawValue: 1 << 0)
  package static let horizontalCenter = AlignmentGuides(rawValue: 1 << 1)
  package static let trailing = AlignmentGuides(rawValue: 1 << 2)
  package static let top = AlignmentGuides(rawValue: 1 << 3)
  package static let verticalCenter = AlignmentGuides(rawValue: 1 << 4)
  package static let bottom = AlignmentGuides(rawValue: 1 << 5)
  package static let firstTextBaseline = AlignmentGuides(rawValue: 1 << 6)
  package static let lastTextBaseline = AlignmentGuides(rawValue: 1 << 7)
  package static let otherHorizontal = AlignmentGuides(rawValue: 1 << 8)
  package static let otherVertical = AlignmentGuides(rawValue: 1 << 9)

  /// The guides that text sets.
  package static let textBaselines: AlignmentGuides = [.firstTextBaseline, .lastTextBaseline]
  /// Every guide: what is assumed of a layout that answers for itself.
  package static let all = AlignmentGuides(rawValue: 0x3ff)
}
