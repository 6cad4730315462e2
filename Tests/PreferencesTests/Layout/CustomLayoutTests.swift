import Foundation
import Modifiers
import Testing

private struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// Gives each subview a share of the width by its weight.
private struct WeightedRow: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 10))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let total = subviews.reduce(0) { $0 + $1[Weight.self] }
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[Weight.self] / total
      subview.place(
        at: CGPoint(x: x + width, y: bounds.maxY), anchor: .bottomTrailing,
        proposal: ProposedViewSize(width: width, height: nil))
      x += width
    }
  }
}

/// Places nothing, and counts its subviews in its cache.
private struct Idle: Layout {
  func makeCache(subviews: Subviews) -> Int { subviews.count }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Int
  ) -> CGSize {
    CGSize(width: CGFloat(cache) * 100, height: 50)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Int
  ) {}

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Int
  ) -> CGFloat? {
    guide == .leading ? 10 : nil
  }
}

/// Asks its subviews for many widths, and counts how often it is asked itself.
private struct Asking: Layout {
  final class Calls {
    var count = 0
  }

  let calls: Calls

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    calls.count += 1
    for width in 0..<20 {
      for subview in subviews {
        _ = subview.sizeThatFits(ProposedViewSize(width: CGFloat(width), height: nil))
      }
    }
    return CGSize(width: 10, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

@Suite struct `Custom layouts` {
  @Test func `E5 layouts that ask for many widths are asked each once, however deep`() throws {
    let calls = Asking.Calls()
    var box: LayoutBox = Boxes.fixed(10, 10)
    for _ in 0..<5 { box = ContainerBox(Asking(calls: calls), children: [box, Boxes.fixed(1, 1)]) }
    try layOut(box)
    // Twenty widths at each level below the first, and the size that it is placed with.
    #expect(calls.count <= 5 * 22)
  }

  @Test func `subviews give values through modifiers, and are placed by an anchor`() throws {
    let (a, b) = (LeafBox(FillLeaf()), LeafBox(FillLeaf()))
    let heavy = Boxes.padding(
      0, UnaryBox(LayoutValueLayout(key: Weight.self, value: 3), content: b))
    try layOut(ContainerBox(WeightedRow(), children: [a, heavy]), 80, 40)
    #expect(a.frame == CGRect(0, 30, 20, 10))
    #expect(heavy.frame == CGRect(20, 30, 60, 10))
  }

  @Test func `a subview that is not placed stands in the middle`() throws {
    let box = Boxes.fixed(10, 10)
    #expect(try layOut(ContainerBox(Idle(), children: [box])) == CGSize(100, 50))
    #expect(box.frame == CGRect(45, 20, 10, 10))
  }

  @Test func `a layout's own guide counts`() throws {
    let idle = ContainerBox(Idle(), children: [Boxes.fixed(10, 10)])
    let below = Boxes.fixed(10, 10)
    try layOut(Boxes.vertical(at: .leading, spacing: 0, [idle, below]))
    #expect(below.frame.minX == 10)
  }

  @Test func `the cache follows the subviews`() throws {
    let idle = ContainerBox(Idle(), children: [Boxes.fixed(1, 1)])
    let tree = LayoutTree(root: idle)
    #expect(try tree.layout(in: .unspecified).size.width == 100)
    idle.setChildren(idle.children + [Boxes.fixed(1, 1)], in: tree)
    #expect(try tree.layout(in: .unspecified).size.width == 200)
  }

  @Test func `a hidden layout may become another one`() throws {
    let box = ContainerBox(
      AnyLayout(VStackLayout(spacing: 3)), children: [Boxes.fixed(20, 10), Boxes.fixed(5, 30)])
    let tree = LayoutTree(root: box)
    #expect(try tree.layout(in: .unspecified).size == CGSize(20, 43))
    box.update(AnyLayout(HStackLayout(spacing: 1)), in: tree)
    #expect(try tree.layout(in: .unspecified).size == CGSize(26, 30))
    box.update(AnyLayout(Idle()), in: tree)
    #expect(try tree.layout(in: .unspecified).size == CGSize(200, 50))
  }

  @Test func `subviews are a collection of equal proxies, slices keep positions`() throws {
    struct Probe: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        #expect(subviews.count == 3)
        #expect(subviews[0] == subviews[0])
        #expect(subviews[0] != subviews[1])
        #expect(subviews[1...].startIndex == 1)
        #expect(subviews[1...].first == subviews[1])
        #expect(subviews[[2, 0]].first == subviews[2])
        #expect(subviews.layoutDirection == .rightToLeft)
        let inner = VStackLayout(spacing: 1)
        var cache = inner.makeCache(subviews: subviews[1...])
        return inner.sizeThatFits(proposal: proposal, subviews: subviews[1...], cache: &cache)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let boxes = (1...3).map { Boxes.fixed(CGFloat($0), 10) }
    let probe = ContainerBox(Probe(), children: boxes, layoutDirection: .rightToLeft)
    #expect(try layOut(probe) == CGSize(3, 21))
  }
}
