import Foundation
import Modifiers
import Testing

@Suite struct `Stacks` {
  @Test func `a vertical stack sets eight points between texts`() throws {
    let (a, b) = (Boxes.text("Hello There"), Boxes.text("ab"))
    #expect(try layOut(Boxes.vertical([a, b])) == CGSize(88, 40))
    #expect(a.frame == CGRect(0, 0, 88, 16))
    #expect(b.frame == CGRect(36, 24, 16, 16))
  }

  @Test func `guides line up across the axis`() throws {
    let (a, b) = (Boxes.fixed(10, 30), Boxes.fixed(20, 10))
    #expect(try layOut(Boxes.horizontal(at: .bottom, spacing: 2, [a, b])) == CGSize(32, 30))
    #expect(b.frame == CGRect(12, 20, 20, 10))
    #expect(try layOut(Boxes.horizontal(at: .top, [a, b])) == CGSize(38, 30))
    #expect(b.frame == CGRect(18, 0, 20, 10))
    #expect(try layOut(Boxes.vertical(at: .trailing, spacing: 0, [a, b])) == CGSize(20, 40))
    #expect(a.frame == CGRect(10, 0, 10, 30))
  }

  @Test func `F2: a stack leaves no gap beside a spacer`() throws {
    let (a, b) = (Boxes.text("ab"), Boxes.text("cd"))
    let spacer = Boxes.spacer(.horizontal)
    #expect(try layOut(Boxes.horizontal([a, spacer, b]), 100) == CGSize(100, 16))
    #expect(spacer.frame == CGRect(16, 8, 68, 0))
    #expect(b.frame == CGRect(84, 0, 16, 16))
    #expect(try layOut(Boxes.horizontal([a, spacer, b])) == CGSize(40, 16))
  }

  @Test func `F2: explicit spacing counts beside a spacer too`() throws {
    let (a, b) = (Boxes.text("ab"), Boxes.text("cd"))
    let stack = Boxes.horizontal(spacing: 5, [a, Boxes.spacer(.horizontal), b])
    #expect(try layOut(stack) == CGSize(50, 16))
    #expect(b.frame.minX == 34)
  }

  @Test func `F2: a row with a spacer in it keeps the distance to the next row`() throws {
    let row = Boxes.horizontal([Boxes.text("a"), Boxes.spacer(.horizontal)])
    let next = Boxes.text("b")
    try layOut(Boxes.vertical([row, next]), 100)
    #expect(next.frame.minY == 24)
  }

  @Test func `F2: the least flexible child chooses first`() throws {
    let fill = LeafBox(FillLeaf())
    let (fixed, text) = (Boxes.fixed(30, 10), Boxes.text("Hello There"))
    #expect(
      try layOut(Boxes.horizontal(spacing: 0, [fill, fixed, text]), 300, 50) == CGSize(300, 50))
    #expect(text.frame.width == 88)
    #expect(fill.frame.width == 182)
  }

  @Test func `equally flexible children share the room`() throws {
    let fills = (0..<4).map { _ in LeafBox(FillLeaf()) }
    try layOut(Boxes.horizontal(spacing: 10, fills), 130, 20)
    #expect(fills.map(\.frame.width) == [25, 25, 25, 25])
    #expect(fills.map(\.frame.minX) == [0, 35, 70, 105])
  }

  @Test func `F2: the highest priority chooses first, the lower ones keep their minimum`() throws {
    let greedy = LeafBox(FillLeaf())
    let high = UnaryBox(LayoutPriorityLayout(1), content: greedy)
    let low = UnaryBox(
      FlexFrameLayout(width: .init(min: 20, max: .infinity)), content: LeafBox(FillLeaf()))
    let stack = Boxes.horizontal(spacing: 0, [low, Boxes.padding(0, high)])
    try layOut(stack, 100, 10)
    #expect(low.frame == CGRect(0, 0, 20, 10))
    #expect(greedy.frameInRoot == CGRect(20, 0, 80, 10))
  }

  @Test func `a text that has to give way wraps`() throws {
    let (a, b) = (Boxes.text("Hello There"), Boxes.fixed(40, 10))
    #expect(try layOut(Boxes.horizontal(spacing: 0, [a, b]), 100, 100) == CGSize(80, 32))
    #expect(
      a.leaf.layout(in: ProposedViewSize(a.frame.size)).lines.map(\.text) == ["Hello", "There"])
  }

  @Test func `text baselines line up`() throws {
    let (large, small) = (Boxes.text("A", font: .title3), Boxes.text("b", font: .footnote))
    let stack = Boxes.horizontal(at: .firstTextBaseline, spacing: 0, [large, small])
    #expect(try layOut(stack).height == 20)
    #expect(abs(small.frame.minY - (16 - 10.4)) < 0.001)
    let boxed = Boxes.horizontal(
      at: .lastTextBaseline, spacing: 0, [Boxes.padding(4, Boxes.text("A")), Boxes.fixed(5, 5)])
    try layOut(boxed)
    #expect(abs(boxed.children[1].frame.maxY - 16.8) < 0.001)
  }

  @Test func `a guide set on a child moves it`() throws {
    let (a, b) = (Boxes.fixed(20, 10), Boxes.fixed(20, 10))
    let moved = UnaryBox(AlignmentGuideLayout(.leading) { $0.width / 2 }, content: b)
    let stack = Boxes.vertical(at: .leading, spacing: 0, [a, Boxes.padding(1, moved)])
    #expect(try layOut(stack) == CGSize(31, 22))
    #expect(a.frameInRoot.minX == 11)
    #expect(b.frameInRoot.minX == 1)
  }

  @Test func `a custom guide goes through nested stacks`() throws {
    let marked = UnaryBox(
      AlignmentGuideLayout(HorizontalAlignment.mark) { _ in 5 }, content: Boxes.fixed(20, 10))
    let inner = Boxes.vertical(at: .leading, spacing: 0, [Boxes.fixed(40, 10), marked])
    let other = Boxes.fixed(10, 10)
    #expect(try layOut(Boxes.vertical(at: .mark, spacing: 0, [inner, other])) == CGSize(40, 30))
    #expect(other.frame.minX == 5)
  }

  @Test func `a layered stack takes the union, and the highest priority decides`() throws {
    let (a, b) = (Boxes.fixed(30, 10), Boxes.fixed(10, 20))
    let stack = ContainerBox(ZStackLayout(alignment: .bottomTrailing), children: [a, b])
    #expect(try layOut(stack) == CGSize(30, 20))
    #expect(a.frame.origin == CGPoint(x: 0, y: 10))
    #expect(b.frame.origin == CGPoint(x: 20, y: 0))
    let backdrop = UnaryBox(LayoutPriorityLayout(-1), content: Boxes.fixed(100, 100))
    #expect(try layOut(ContainerBox(ZStackLayout(), children: [backdrop, a])) == CGSize(30, 10))
    #expect(backdrop.frame == CGRect(-35, -45, 100, 100))
  }

  @Test func `B4: an empty stack has size zero`() throws {
    #expect(try layOut(Boxes.vertical([]), 100, 100) == .zero)
    #expect(try layOut(Boxes.padding(20, Boxes.vertical([]))) == CGSize(40, 40))
    #expect(try layOut(ContainerBox(ZStackLayout()), 5, 5) == .zero)
  }

  @Test func `too many children for the room run over`() throws {
    let boxes = (0..<3).map { _ in Boxes.fixed(50, 10) }
    #expect(try layOut(Boxes.horizontal(spacing: 0, boxes), 100) == CGSize(150, 10))
  }
}

extension HorizontalAlignment {
  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  fileprivate static let mark = HorizontalAlignment(Mark.self)
}
