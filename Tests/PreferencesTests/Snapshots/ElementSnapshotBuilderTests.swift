import Modifiers
import Testing

struct ElementSnapshotBuilderTests {
  @Test func `entering and leaving gives the tree`() {
    var builder = ElementSnapshotBuilder()
    builder.enter(name: "A", frame: .zero)
    builder.enter(name: "B", text: "b", frame: .zero)
    builder.leave()
    builder.enter(name: "C", frame: .zero)
    builder.enter(name: "D", frame: .zero)
    builder.leave()
    builder.leave()
    builder.leave()
    #expect(
      builder.snapshot()?.description == """
        A 0 × 0 at (0, 0)
        ├─ B "b" 0 × 0 at (0, 0)
        └─ C 0 × 0 at (0, 0)
           └─ D 0 × 0 at (0, 0)
        """
    )
  }

  @Test func `nothing recorded is no snapshot`() {
    #expect(ElementSnapshotBuilder().snapshot() == nil)
  }

  private func chain(levels: Int, leaf: String) throws -> ElementSnapshot {
    var builder = ElementSnapshotBuilder()
    for _ in 1..<levels { builder.enter(name: "Frame", frame: .zero) }
    builder.enter(name: "Text", text: leaf, frame: .zero)
    for _ in 0..<levels { builder.leave() }
    return try #require(builder.snapshot())
  }

  @Test func `a tree of 10,000 levels is searched, compared, described and released`() throws {
    let tree = try chain(levels: 10_000, leaf: "leaf")
    #expect(tree.first(text: "leaf")?.name == "Text")
    #expect(tree.all(named: "Frame").count == 9_999)
    #expect(try tree == chain(levels: 10_000, leaf: "leaf"))
    #expect(try tree != chain(levels: 10_000, leaf: "another"))
    let description = tree.description
    #expect(description.hasSuffix("⋯ 9999: Text \"leaf\" 0 × 0 at (0, 0)"))
    #expect(description.utf8.count < 4_000_000)
    var level = tree
    while let child = level.children.first { level = child }
    #expect(level.text == "leaf")
  }
}
