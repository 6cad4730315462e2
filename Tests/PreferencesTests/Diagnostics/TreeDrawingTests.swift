import Preferences
import Testing

struct TreeDrawingTests {
  private struct Branch {
    let label: String
    var children: [Branch] = []
  }

  private func draw(_ root: Branch, indentationLimit: Int = 100) -> String {
    TreeDrawing(
      root: root, indentationLimit: indentationLimit, label: \.label, children: \.children
    ).text
  }

  @Test func `a root without children is its label`() {
    #expect(draw(Branch(label: "Text")) == "Text")
  }

  @Test func `what would move a terminal's cursor is replaced`() {
    #expect(draw(Branch(label: "a\u{1B}[31mb\u{9B}2Jc")) == "a\u{FFFD}[31mb\u{FFFD}2Jc")
  }

  @Test func `the last child is joined by a corner, the others by a tee`() {
    let tree = Branch(
      label: "VStack",
      children: [
        Branch(
          label: "HStack",
          children: [
            Branch(label: "Text", children: [Branch(label: "deep")]), Branch(label: "Spacer"),
          ]
        ),
        Branch(label: "Group", children: [Branch(label: "List")]),
      ]
    )
    #expect(
      draw(tree) == """
        VStack
        ├─ HStack
        │  ├─ Text
        │  │  └─ deep
        │  └─ Spacer
        └─ Group
           └─ List
        """
    )
  }

  @Test func `later lines of a label stand below its start`() {
    let tree = Branch(
      label: "root\nof two lines",
      children: [
        Branch(
          label: "first\n\nafter an empty line", children: [Branch(label: "leaf\nleaf's second")]),
        Branch(label: "last\nlast's second", children: [Branch(label: "leaf")]),
      ]
    )
    #expect(
      draw(tree) == """
        root
        of two lines
        ├─ first
        │
        │  after an empty line
        │  └─ leaf
        │     leaf's second
        └─ last
           last's second
           └─ leaf
        """
    )
  }

  @Test func `levels past the limit are numbered instead of indented`() {
    let tree = Branch(
      label: "0",
      children: [
        Branch(
          label: "1",
          children: [
            Branch(
              label: "2",
              children: [
                Branch(label: "3\nsecond line", children: [Branch(label: "4")]),
                Branch(label: "3"),
              ]),
            Branch(label: "2"),
          ]),
        Branch(label: "1"),
      ]
    )
    #expect(
      draw(tree, indentationLimit: 2) == """
        0
        ├─ 1
        │  ├─ 2
        │  │  ⋯ 3: 3
        │  │       second line
        │  │  ⋯ 4: 4
        │  │  ⋯ 3: 3
        │  └─ 2
        └─ 1
        """
    )
  }

  @Test func `a chain of 10,000 levels is drawn in bounded lines`() {
    let drawing = TreeDrawing(
      root: 0, label: { "\($0)" }, children: { $0 < 10_000 ? [$0 + 1] : [] })
    let lines = drawing.text.split(separator: "\n")
    #expect(lines.count == 10_001)
    #expect(lines[100].hasSuffix("   └─ 100"))
    #expect(lines[10_000] == String(repeating: " ", count: 300) + "⋯ 10000: 10000")
  }

  @Test func `100,000 children are drawn in order`() {
    let drawing = TreeDrawing(
      root: 0, label: { "\($0)" }, children: { $0 == 0 ? Array(1...100_000) : [] })
    let lines = drawing.text.split(separator: "\n")
    #expect(lines.count == 100_001)
    #expect(lines[1] == "├─ 1")
    #expect(lines[100_000] == "└─ 100000")
  }
}
