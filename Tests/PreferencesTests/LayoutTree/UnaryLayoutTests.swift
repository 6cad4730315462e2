import Foundation
import Modifiers
import Testing

@Suite struct `Layouts around one child` {
  @Test func `F3: padding adds its insets and offers the rest`() throws {
    let text = Boxes.text("Hello There")
    let padded = UnaryBox(PaddingLayout(EdgeInsets(.all, nil)), content: text)
    #expect(try layOut(padded) == CGSize(120, 48))
    #expect(text.frame == CGRect(16, 16, 88, 16))
    #expect(try layOut(padded, 90) == CGSize(72, 64))
    #expect(try layOut(padded, 0, 0).width == 40)
  }

  @Test func `F3: a frame has its size and aligns the child in it`() throws {
    let text = Boxes.text("ab")
    let frame = UnaryBox(
      FrameLayout(width: 100, alignment: .bottomTrailing), content: text)
    #expect(try layOut(frame, 10, 10) == CGSize(100, 16))
    #expect(text.frame == CGRect(84, 0, 16, 16))
    let large = Boxes.fixed(30, 30)
    try layOut(UnaryBox(FrameLayout(width: 10, height: 10), content: large))
    #expect(large.frame == CGRect(-10, -10, 30, 30))
  }

  private static let bounds: [(FlexFrameLayout.Bounds, CGFloat?, CGFloat)] = [
    (FlexFrameLayout.Bounds(max: .infinity), 200.0, 200.0),
    (FlexFrameLayout.Bounds(max: .infinity), nil, 88.0),
    (FlexFrameLayout.Bounds(max: 50), 200.0, 50.0),
    (FlexFrameLayout.Bounds(max: 100), nil, 88.0),
    (FlexFrameLayout.Bounds(min: 100), 20.0, 100.0),
    (FlexFrameLayout.Bounds(min: 100), 300.0, 100.0),
    (FlexFrameLayout.Bounds(min: 100, max: 150), 300.0, 150.0),
    (FlexFrameLayout.Bounds(ideal: 120), nil, 120.0),
    (FlexFrameLayout.Bounds(min: 10, ideal: 5), nil, 10.0),
    (FlexFrameLayout.Bounds(max: 120), 100.0, 100.0),
    (FlexFrameLayout.Bounds(min: 100, max: 50), 300.0, 100.0),
    (FlexFrameLayout.Bounds(min: .nan, max: -3), 300.0, 0.0),
  ]

  @Test(arguments: bounds)
  func `F3: a flexible frame keeps its bounds`(
    bounds: FlexFrameLayout.Bounds,
    proposed: CGFloat?,
    expected: CGFloat
  ) throws {
    let frame = UnaryBox(FlexFrameLayout(width: bounds), content: Boxes.text("Hello There"))
    #expect(try layOut(frame, proposed).width == expected)
  }

  @Test func `F3: a fixed size is the ideal one`() throws {
    let text = Boxes.text("Hello There")
    let fixed = UnaryBox(FixedSizeLayout(.horizontal), content: text)
    #expect(try layOut(fixed, 20, 20) == CGSize(88, 16))
    fixed.update(FixedSizeLayout(.vertical), in: nil)
    #expect(try layOut(UnaryBox(FixedSizeLayout(.vertical), content: text), 40, 16).height == 32)
  }

  @Test func `F3: an offset moves the child, not its neighbours`() throws {
    let (a, b) = (Boxes.fixed(10, 10), Boxes.fixed(10, 10))
    let moved = UnaryBox(OffsetLayout(CGSize(5, -3)), content: a)
    #expect(try layOut(Boxes.horizontal(spacing: 0, [moved, b])) == CGSize(20, 10))
    #expect(a.frameInRoot == CGRect(5, -3, 10, 10))
    #expect(b.frameInRoot == CGRect(10, 0, 10, 10))
  }

  @Test func `F3: a position takes all the room and centres the child on a point`() throws {
    let box = Boxes.fixed(10, 20)
    let placed = UnaryBox(PositionLayout(CGPoint(x: 50, y: 60)), content: box)
    #expect(try layOut(placed, 200, 100) == CGSize(200, 100))
    #expect(box.frame == CGRect(45, 50, 10, 20))
  }

  private static let ratios: [(CGFloat?, ContentMode, CGFloat?, CGFloat?, CGSize)] = [
    (2.0, ContentMode.fit, 100.0, 100.0, CGSize(100, 50)),
    (2.0, .fill, 100.0, 100.0, CGSize(200, 100)),
    (0.5, .fit, 100.0, 100.0, CGSize(50, 100)),
    (2.0, .fit, 100.0, nil, CGSize(100, 50)),
    (2.0, .fit, nil, 100.0, CGSize(200, 100)),
    (nil, .fit, 100.0, 100.0, CGSize(100, 25)),
    (0.0, .fit, 100.0, 30.0, CGSize(100, 30)),
    (.nan, .fit, 100.0, 30.0, CGSize(100, 30)),
  ]

  @Test(arguments: ratios)
  func `F3: an aspect ratio is kept`(
    ratio: CGFloat?,
    mode: ContentMode,
    width: CGFloat?,
    height: CGFloat?,
    expected: CGSize
  ) throws {
    let leaf = LeafBox(FillLeaf(ideal: CGSize(40, 10)))
    let box = UnaryBox(AspectRatioLayout(ratio, contentMode: mode), content: leaf)
    #expect(try layOut(box, width, height) == expected)
  }

  @Test func `F5: a filling layout takes what it is offered, and ten points without an offer`()
    throws
  {
    let text = Boxes.text("ab")
    let reader = UnaryBox(FillLayout(), content: text)
    #expect(try layOut(reader, 70, 30) == CGSize(70, 30))
    #expect(text.frame == CGRect(0, 0, 16, 16))
    #expect(try layOut(UnaryBox(FillLayout())) == CGSize(10, 10))
  }

  @Test func `a layer is offered the size of what it lies on`() throws {
    let (text, fill) = (Boxes.text("Hello There"), LeafBox(FillLeaf()))
    let layered = LayeredBox(primary: text, secondary: fill)
    #expect(try layOut(layered, 300, 300) == CGSize(88, 16))
    #expect(fill.frame == CGRect(0, 0, 88, 16))
    let badge = Boxes.fixed(10, 10)
    try layOut(LayeredBox(primary: text, secondary: badge, alignment: .topTrailing))
    #expect(badge.frame == CGRect(78, 0, 10, 10))
  }

  @Test func `traits pass single children, the outermost wins`() {
    let inner = UnaryBox(ZIndexLayout(2), content: Boxes.text("a"))
    let outer = Boxes.padding(1, UnaryBox(LayoutPriorityLayout(3), content: inner))
    #expect(outer.zIndex == 2)
    #expect(outer.priority == 3)
    #expect(UnaryBox(ZIndexLayout(5), content: outer).zIndex == 5)
    #expect(Boxes.vertical([outer]).zIndex == 0)
  }
}
