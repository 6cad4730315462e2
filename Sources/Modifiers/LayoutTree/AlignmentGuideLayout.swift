package import Foundation

/// Sets one alignment guide of the child, as SwiftUI's `alignmentGuide`.
package struct AlignmentGuideLayout: UnaryLayout {
  private let key: AlignmentKey
  private let computeValue: (ViewDimensions) -> CGFloat

  package init(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) {
    self.key = guide.key
    self.computeValue = computeValue
  }

  package init(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) {
    self.key = guide.key
    self.computeValue = computeValue
  }

  package var guides: AlignmentGuides { key.bit }

  package func explicitAlignment(
    of key: AlignmentKey,
    in placement: UnaryPlacement,
    inherited: CGFloat?
  ) -> CGFloat? {
    key == self.key ? computeValue(placement.child) : inherited
  }
}
