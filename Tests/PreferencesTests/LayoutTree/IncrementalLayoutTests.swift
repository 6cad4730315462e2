import Foundation
import Modifiers
import Testing

@Suite struct `Incremental layout` {
  private typealias TextBox = LeafBox<TextLeaf<MonospacedTextMeasurer>>

  private static func rows(_ count: Int) -> (texts: [TextBox], tree: LayoutTree) {
    let texts = (0..<count).map { Boxes.text("row \($0 % 10)") }
    let rows = texts.map { Boxes.padding(2, $0) as LayoutBox }
    return (
      texts, LayoutTree(root: Boxes.padding(5, Boxes.vertical(at: .leading, spacing: 0, rows)))
    )
  }

  private static let offers = [
    ProposedViewSize.unspecified, ProposedViewSize(width: 400, height: 800),
  ]

  @Test(arguments: offers)
  func `a clean tree lays nothing out`(offer: ProposedViewSize) throws {
    let (_, tree) = Self.rows(100)
    #expect(try tree.layout(in: offer).layouts == 202)
    #expect(!tree.needsLayout)
    let again = try tree.layout(in: offer)
    #expect(again.layouts == 0)
    #expect(!again.didMove)
  }

  @Test(arguments: offers)
  func `one text of the same size among ten thousand is one layout`(
    offer: ProposedViewSize
  ) throws {
    let (texts, tree) = Self.rows(10_000)
    _ = try tree.layout(in: offer)
    texts[5_000].update(TextLeaf("row X"), in: tree)
    let outcome = try tree.layout(in: offer)
    #expect(outcome.layouts == 1)
    #expect(!outcome.didMove)
    #expect(outcome.size == CGSize(54, 200_010))
  }

  @Test(arguments: [ProposedViewSize.unspecified, ProposedViewSize(width: 400, height: nil)])
  func `a row that grows is measured with its ancestors, siblings come from the cache`(
    offer: ProposedViewSize
  ) throws {
    let (texts, tree) = Self.rows(10_000)
    _ = try tree.layout(in: offer)
    texts[5_000].update(TextLeaf("row\nrow"), in: tree)
    let outcome = try tree.layout(in: offer)
    #expect(outcome.layouts == 4)
    #expect(outcome.size == CGSize(54, 200_026))
    #expect(texts[9_999].frameInRoot.minY == 200_003)
  }

  @Test func `several changes below one container measure it once`() throws {
    let (texts, tree) = Self.rows(1_000)
    _ = try tree.layout(in: .unspecified)
    for text in texts[100..<200] { text.update(TextLeaf("row\nrow"), in: tree) }
    texts[3].update(TextLeaf("row Y"), in: tree)
    let outcome = try tree.layout(in: .unspecified)
    #expect(outcome.layouts == 203)
    #expect(outcome.size.height == 21_610)
  }

  @Test func `a layout of the same size places its child anew`() throws {
    let text = Boxes.text("a")
    let padded = UnaryBox(
      PaddingLayout(EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)), content: text)
    let sibling = Boxes.text("b")
    let tree = LayoutTree(root: Boxes.vertical([padded, sibling]))
    _ = try tree.layout(in: .unspecified)
    padded.update(
      PaddingLayout(EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 6)), in: tree)
    // The value could carry traits, which only the container around it can judge.
    #expect(try tree.layout(in: .unspecified).layouts <= 2)
    #expect(text.frame.minX == 4)
  }

  @Test func `a changed guide moves siblings though no size changed`() throws {
    let guide = UnaryBox(AlignmentGuideLayout(.leading) { _ in 0 }, content: Boxes.fixed(10, 10))
    let other = Boxes.fixed(30, 10)
    let tree = LayoutTree(root: Boxes.vertical(at: .leading, [Boxes.padding(0, guide), other]))
    _ = try tree.layout(in: .unspecified)
    #expect(other.frame.minX == 0)
    guide.update(AlignmentGuideLayout(.leading) { _ in 7 }, in: tree)
    let outcome = try tree.layout(in: .unspecified)
    #expect(outcome.size.width == 37)
    #expect(other.frame.minX == 7)
  }

  @Test func `a guide that appears later is seen`() throws {
    let inner = UnaryBox(IdentityLayout(), content: Boxes.fixed(10, 10))
    let other = Boxes.fixed(30, 10)
    let tree = LayoutTree(
      root: Boxes.vertical(at: .leading, [Boxes.vertical([Boxes.padding(0, inner)]), other]))
    _ = try tree.layout(in: .unspecified)
    inner.setContent(
      UnaryBox(AlignmentGuideLayout(.leading) { _ in 4 }, content: Boxes.fixed(10, 10)), in: tree)
    _ = try tree.layout(in: .unspecified)
    #expect(other.frame.minX == 4)
  }

  @Test func `changed spacing and priority reach the stack`() throws {
    let spacer = LeafBox(SpacerLeaf(axis: .vertical, minLength: 16))
    let priority = UnaryBox(LayoutPriorityLayout(0), content: LeafBox(FillLeaf()))
    let fill = LeafBox(FillLeaf())
    let stack = Boxes.vertical(spacing: 0, [Boxes.padding(0, priority), fill])
    let tree = LayoutTree(root: Boxes.vertical([Boxes.padding(0, spacer), stack]))
    let offer = ProposedViewSize(width: 10, height: 100)
    _ = try tree.layout(in: offer)
    // The spacer keeps its minimum, the two that fill share the rest.
    #expect(fill.frame.height == 42)
    priority.update(LayoutPriorityLayout(1), in: tree)
    _ = try tree.layout(in: offer)
    #expect(fill.frame.height == 0)
  }

  @Test func `children come and go, sizes of those that stay are kept`() throws {
    let (texts, tree) = Self.rows(1_000)
    let root = try #require(tree.root as? UnaryBox<PaddingLayout>)
    let stack = try #require(root.content as? ContainerBox<VStackLayout>)
    _ = try tree.layout(in: .unspecified)
    let removed = stack.children[10]
    stack.setChildren(stack.children.filter { $0 !== removed } + [Boxes.text("new")], in: tree)
    let outcome = try tree.layout(in: .unspecified)
    #expect(outcome.layouts == 3)
    #expect(outcome.size.height == 20_006)
    #expect(removed.parent == nil)
    #expect(texts[11].frameInRoot.minY == 207)
    stack.setChildren([removed], in: tree)
    #expect(try tree.layout(in: .unspecified).size == CGSize(54, 30))
    #expect(texts[10].frameInRoot == CGRect(7, 7, 40, 16))
  }

  @Test func `a changed layer costs no layout of what it lies on`() throws {
    let badge = Boxes.text("1")
    let layered = LayeredBox(
      primary: Boxes.fixed(40, 40), secondary: badge, alignment: .topTrailing)
    let tree = LayoutTree(root: Boxes.vertical([layered, Boxes.text("x")]))
    _ = try tree.layout(in: .unspecified)
    badge.update(TextLeaf("12"), in: tree)
    #expect(try tree.layout(in: .unspecified).layouts == 1)
    #expect(badge.frame == CGRect(24, 0, 16, 16))
    layered.setSecondary(nil, in: tree)
    #expect(try tree.layout(in: .unspecified).layouts == 0)
    #expect(layered.childCount == 1)
  }

  @Test func `a new proposal reaches those that follow it`() throws {
    let reader = UnaryBox(FillLayout(), content: Boxes.text("a"))
    reader.reportsFrame = true
    let tree = LayoutTree(root: Boxes.padding(10, reader))
    let first = try tree.layout(in: ProposedViewSize(width: 100, height: 50))
    #expect(first.reframed.map { ObjectIdentifier($0) } == [ObjectIdentifier(reader)])
    #expect(reader.frame == CGRect(10, 10, 80, 30))
    #expect(try tree.layout(in: ProposedViewSize(width: 100, height: 50)).reframed.isEmpty)
    #expect(try tree.layout(in: ProposedViewSize(width: 60, height: 50)).reframed.count == 1)
    #expect(reader.frame == CGRect(10, 10, 40, 30))
  }

  @Test func `frames are told from the root down`() throws {
    let text = Boxes.text("a")
    let root = Boxes.padding(3, Boxes.padding(4, text))
    try layOut(root)
    var frames: [CGRect] = []
    root.forEachFrame { _, frame in frames.append(frame) }
    #expect(frames == [CGRect(0, 0, 22, 30), CGRect(3, 3, 16, 24), CGRect(7, 7, 8, 16)])
  }
}
