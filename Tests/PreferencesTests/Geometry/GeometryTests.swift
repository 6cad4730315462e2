import Foundation
import Modifiers
import Testing

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context[VerticalAlignment.bottom] / 3
  }
}

extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(Third.self)
}

@Suite struct `Geometry values` {
  @Test func `an unspecified proposal is replaced by ten points or by a given size`() {
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(10, 10))
    let wide = ProposedViewSize(width: 80, height: nil)
    #expect(wide.replacingUnspecifiedDimensions(by: CGSize(1, 2)) == CGSize(80, 2))
    #expect(ProposedViewSize(CGSize(3, 4)) == ProposedViewSize(width: 3, height: 4))
  }

  @Test func `a proposal reads NaN as unspecified and negative lengths as zero`() {
    let odd = ProposedViewSize(width: .nan, height: -5)
    #expect(odd.normalized == ProposedViewSize(width: nil, height: 0))
    #expect(ProposedViewSize.infinity.normalized == .infinity)
  }

  @Test func `F3: insets without a length are sixteen points`() {
    #expect(
      EdgeInsets(.horizontal, nil) == EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    #expect(EdgeInsets(.all, 3).total(along: .vertical) == 6)
  }

  @Test func `sets of edges and axes combine`() {
    #expect(Edge.Set.all == [.horizontal, .vertical])
    #expect(Edge.Set(.leading) == .leading)
    #expect(!Edge.Set.vertical.contains(.leading))
    #expect(Axis.Set([.horizontal, .vertical]).contains(.vertical))
    #expect(Axis.horizontal.crossing == .vertical)
  }

  @Test func `guides have their default positions`() {
    let dimensions = ViewDimensions(CGSize(30, 12))
    #expect(dimensions[HorizontalAlignment.leading] == 0)
    #expect(dimensions[HorizontalAlignment.center] == 15)
    #expect(dimensions[HorizontalAlignment.trailing] == 30)
    #expect(dimensions[VerticalAlignment.top] == 0)
    #expect(dimensions[VerticalAlignment.center] == 6)
    #expect(dimensions[VerticalAlignment.bottom] == 12)
    #expect(dimensions[VerticalAlignment.firstTextBaseline] == 12)
    #expect(dimensions[VerticalAlignment.third] == 4)
    #expect(dimensions[explicit: VerticalAlignment.third] == nil)
  }

  @Test func `a guide is known by its type`() {
    #expect(VerticalAlignment.third == VerticalAlignment(Third.self))
    #expect(VerticalAlignment.third != .center)
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
  }

  @Test func `explicit positions merge: least first baseline, greatest last, average else`() {
    let values: [CGFloat?] = [4, nil, 10]
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 4)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 10)
    #expect(HorizontalAlignment.leading.combineExplicit(values) == 7)
    #expect(HorizontalAlignment.leading.combineExplicit([nil, nil]) == nil)
  }
}
