import Foundation
import Modifiers
import Testing

@Suite struct `Deep trees` {
  private static let depth = 10_000

  @Test func `E5: ten thousand paddings are measured and placed`() throws {
    let leaf = Boxes.text("a")
    var box: LayoutBox = leaf
    for _ in 0..<Self.depth { box = Boxes.padding(1, box) }
    #expect(try layOut(box) == CGSize(20_008, 20_016))
    #expect(leaf.frameInRoot == CGRect(10_000, 10_000, 8, 16))
  }

  @Test func `E5: ten thousand boxes of every kind with one child`() throws {
    let leaf = Boxes.text("a")
    var box: LayoutBox = leaf
    for level in 0..<Self.depth {
      switch level % 9 {
      case 0: box = Boxes.vertical([box])
      case 1: box = Boxes.horizontal(at: .firstTextBaseline, [box])
      case 2: box = ContainerBox(ZStackLayout(), children: [box])
      case 3: box = LayeredBox(primary: box, secondary: LeafBox(FillLeaf()))
      case 4: box = UnaryBox(AspectRatioLayout(contentMode: .fit), content: box)
      case 5: box = UnaryBox(FlexFrameLayout(width: .init(min: 1)), content: box)
      case 6: box = UnaryBox(AlignmentGuideLayout(.leading) { $0[.leading] }, content: box)
      case 7: box = UnaryBox(FixedSizeLayout(), content: box)
      default: box = UnaryBox(IdentityLayout(), content: box)
      }
    }
    // Two children ask for guides and spacing through the whole chain.
    let root = Boxes.horizontal(at: .center, [box, Boxes.fixed(10, 10)])
    #expect(try layOut(root, 100, 100) == CGSize(26, 16))
    #expect(leaf.frameInRoot.size == CGSize(8, 16))
  }

  @Test func `E5: ten thousand overlays on overlays`() throws {
    let leaf = LeafBox(FillLeaf())
    var box: LayoutBox = leaf
    for _ in 0..<Self.depth { box = LayeredBox(primary: Boxes.fixed(20, 10), secondary: box) }
    try layOut(box)
    #expect(leaf.frameInRoot == CGRect(0, 0, 20, 10))
  }

  @Test func `E5: a thousand nested containers of several children`() throws {
    for proposal in [ProposedViewSize.unspecified, ProposedViewSize(width: 300, height: 300)] {
      let tree = LayoutTree(root: nested(1_000))
      let outcome = try tree.layout(in: proposal)
      #expect(outcome.layouts == 2_001)
    }
  }

  @Test func `E5: a thousand nested stacks that line up guides`() throws {
    var (baselines, guides): (LayoutBox, LayoutBox) = (Boxes.text("x"), Boxes.text("x"))
    for level in 0..<1_000 {
      let text = Boxes.text("a")
      baselines =
        level.isMultiple(of: 2)
        ? Boxes.vertical([text, baselines])
        : Boxes.horizontal(at: .firstTextBaseline, [text, baselines])
      guides = Boxes.vertical(
        at: .leading,
        [
          Boxes.text("a"),
          UnaryBox(AlignmentGuideLayout(.leading) { $0[.leading] + 1 }, content: guides),
        ])
    }
    try layOut(baselines, 300, 300)
    try layOut(guides, 300, 300)
  }

  @Test func `E5: nesting beyond the limit is an error, and a smaller tree works again`() throws {
    let tree = LayoutTree(root: nested(20), nestingLimit: 10)
    let error = #expect(throws: LayoutLimitError.self) {
      try tree.layout(in: ProposedViewSize(width: 100, height: 100))
    }
    #expect(error?.nestingLimit == 10)
    #expect(error?.description.contains("more than 10 deep") == true)
    #expect(tree.needsLayout)
    tree.root = nested(5)
    #expect(try tree.layout(in: .unspecified).size == CGSize(40, 88))
  }

  @Test func `E5: guides that ask each other down ten thousand levels`() throws {
    var box: LayoutBox = Boxes.text("a")
    for level in 0..<Self.depth {
      box =
        level.isMultiple(of: 2)
        ? UnaryBox(AlignmentGuideLayout(.leading) { $0[.trailing] }, content: box)
        : UnaryBox(AlignmentGuideLayout(.trailing) { $0[.leading] }, content: box)
    }
    let root = Boxes.vertical(at: .leading, [box, Boxes.text("b")])
    #expect(try layOut(root) == CGSize(16, 40))
  }

  @Test func `a deep chain is released without recursion, what is held stays whole`() {
    let held = Boxes.padding(1, Boxes.text("kept"))
    weak var gone: LayoutBox?
    do {
      var box: LayoutBox = held
      for level in 0..<100_000 {
        box =
          level.isMultiple(of: 2)
          ? Boxes.padding(1, box) : Boxes.vertical([box, Boxes.text("b")])
      }
      gone = box
      #expect(held.parent != nil)
      box.dismantle()
      #expect(box.childCount == 0)
    }
    #expect(gone == nil)
    #expect(held.parent == nil)
    #expect(held.childCount == 1)
  }

  /// Stacks of a text and another stack, the axes in turn.
  private func nested(_ depth: Int) -> LayoutBox {
    var box: LayoutBox = Boxes.text("x")
    for level in 0..<depth {
      box =
        level.isMultiple(of: 2)
        ? Boxes.vertical([Boxes.text("a"), box]) : Boxes.horizontal([Boxes.text("a"), box])
    }
    return box
  }
}
