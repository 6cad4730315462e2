import Foundation
import Modifiers
import Testing

private struct Odd: LeafSizing {
  let size: CGSize
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
}

@Suite struct `Odd numbers` {
  private static let lengths: [CGFloat] = [.nan, .infinity, -.infinity, -7, 0, 13, 1e300]

  @Test func `no input makes a frame that is not a number`() throws {
    for width in Self.lengths {
      for height in Self.lengths {
        let odd = CGSize(width, height)
        for proposal in Self.lengths.map(Optional.some) + [nil] {
          for root in trees(odd) {
            try layOut(root, proposal, proposal)
            root.forEachFrame { _, frame in
              #expect(frame.minX.isFinite && frame.minY.isFinite)
              #expect(frame.width >= 0 && frame.height >= 0)
            }
          }
        }
      }
    }
  }

  private func trees(_ odd: CGSize) -> [LayoutBox] {
    func leaf() -> LayoutBox { LeafBox(Odd(size: odd)) }
    let insets = EdgeInsets(
      top: odd.height, leading: odd.width, bottom: odd.height, trailing: odd.width)
    return [
      Boxes.vertical([leaf(), LeafBox(FillLeaf()), leaf()]),
      Boxes.horizontal(
        at: .bottom, spacing: odd.width, [leaf(), Boxes.spacer(.horizontal), leaf()]),
      ContainerBox(ZStackLayout(), children: [leaf(), LeafBox(FillLeaf())]),
      UnaryBox(PaddingLayout(insets), content: leaf()),
      UnaryBox(FrameLayout(width: odd.width, height: odd.height), content: LeafBox(FillLeaf())),
      UnaryBox(
        FlexFrameLayout(
          width: .init(min: odd.width), height: .init(ideal: odd.width, max: odd.height)),
        content: leaf()),
      UnaryBox(OffsetLayout(odd), content: leaf()),
      UnaryBox(PositionLayout(CGPoint(x: odd.width, y: odd.height)), content: leaf()),
      UnaryBox(AspectRatioLayout(odd.width, contentMode: .fit), content: LeafBox(FillLeaf())),
      UnaryBox(AspectRatioLayout(contentMode: .fill), content: leaf()),
      Boxes.vertical([
        UnaryBox(
          AlignmentGuideLayout(HorizontalAlignment.center) { _ in odd.width }, content: leaf()),
        leaf(),
      ]),
      LayeredBox(primary: leaf(), secondary: leaf()),
    ]
  }
}
