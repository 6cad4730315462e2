import Modifiers
import Testing

struct ElementSnapshotTests {
  private static func text(_ text: String, x: CGFloat = 0, y: CGFloat = 0) -> ElementSnapshot {
    let width = CGFloat(text.count) * 8
    return ElementSnapshot(
      name: "Text", text: text, frame: CGRect(x: x, y: y, width: width, height: 16))
  }

  private let tree = ElementSnapshot(
    name: "VStack",
    frame: CGRect(x: 0, y: 0, width: 128, height: 64),
    children: [
      text("Hello There", x: 20, y: 24),
      ElementSnapshot(
        name: "HStack",
        frame: CGRect(x: 0, y: 40, width: 100.0 / 3, height: 16),
        children: [text("a"), text("b", x: 8.5, y: -4)]
      ),
      text("a", x: 1),
    ]
  )

  @Test func `a description draws name, text, size and origin of each element`() {
    #expect(
      tree.description == """
        VStack 128 × 64 at (0, 0)
        ├─ Text "Hello There" 88 × 16 at (20, 24)
        ├─ HStack 33.33 × 16 at (0, 40)
        │  ├─ Text "a" 8 × 16 at (0, 0)
        │  └─ Text "b" 8 × 16 at (8.5, -4)
        └─ Text "a" 8 × 16 at (1, 0)
        """
    )
  }

  @Test func `a description of a part begins with the part`() {
    #expect(
      tree.children[1].description == """
        HStack 33.33 × 16 at (0, 40)
        ├─ Text "a" 8 × 16 at (0, 0)
        └─ Text "b" 8 × 16 at (8.5, -4)
        """
    )
  }

  @Test func `quotes and line breaks of a text are escaped`() {
    let snapshot = ElementSnapshot(name: "Text", text: "\"a\"\nb 日本", frame: .zero)
    #expect(snapshot.description == #"Text "\"a\"\nb 日本" 0 × 0 at (0, 0)"#)
  }

  @Test func `a frame that is not finite is described as it is`() {
    let frame = CGRect(x: CGFloat.nan, y: -CGFloat.infinity, width: .infinity, height: -2)
    let snapshot = ElementSnapshot(name: "Leaf", frame: frame)
    #expect(snapshot.description == "Leaf inf × -2 at (nan, -inf)")
  }

  @Test func `properties are what was given`() {
    #expect(tree.name == "VStack")
    #expect(tree.text == nil)
    #expect(tree.frame == CGRect(x: 0, y: 0, width: 128, height: 64))
    #expect(tree.children.map(\.name) == ["Text", "HStack", "Text"])
    #expect(tree.children[1].children.map(\.text) == ["a", "b"])
    #expect(tree.children[0].children.isEmpty)
  }

  @Test func `the first element in tree order that shows a text is found`() {
    #expect(tree.first(text: "a")?.frame.origin == CGPoint(x: 0, y: 0))
    #expect(tree.first(text: "b")?.frame.origin == CGPoint(x: 8.5, y: -4))
    #expect(tree.first(text: "c") == nil)
    #expect(tree.children[0].first(text: "a") == nil)
    #expect(tree.children[0].first(text: "Hello There") == tree.children[0])
  }

  @Test func `all elements with a name are found in tree order`() {
    #expect(tree.all(named: "Text").map(\.text) == ["Hello There", "a", "b", "a"])
    #expect(tree.children[1].all(named: "Text").map(\.text) == ["a", "b"])
    #expect(tree.all(named: "VStack") == [tree])
    #expect(tree.all(named: "List").isEmpty)
  }

  @Test func `a part equals a tree of the same shape that stands alone`() {
    let alone = ElementSnapshot(
      name: "HStack",
      frame: CGRect(x: 0, y: 40, width: 100.0 / 3, height: 16),
      children: [Self.text("a"), Self.text("b", x: 8.5, y: -4)]
    )
    #expect(tree.children[1] == alone)
    #expect(tree != alone)
  }

  @Test func `trees with the same elements in another shape differ`() {
    let leaf = ElementSnapshot(name: "Leaf", frame: .zero)
    let pair = ElementSnapshot(name: "Stack", frame: .zero, children: [leaf, leaf])
    let chain = ElementSnapshot(
      name: "Stack", frame: .zero,
      children: [ElementSnapshot(name: "Leaf", frame: .zero, children: [leaf])])
    #expect(pair != chain)
  }
}
