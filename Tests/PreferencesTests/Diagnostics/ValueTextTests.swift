import Modifiers
import Testing

@testable import Preferences

/// Text of values is the same in every run.
struct ValueTextTests {
  private struct Choice {
    var ids: Set<Int>
    var names: [String: Int]
    var other: String?
  }

  private enum Case {
    case one(Set<String>)
    case two(a: Set<Int>, b: Int)
    case three
  }

  private final class Thing: Identifiable {}

  @Test func `sets and dictionaries are sorted, at any depth`() {
    let numbers = Set(0..<6)
    #expect(ValueText.describing(numbers) == "[0, 1, 2, 3, 4, 5]")
    #expect(ValueText.describing(AnyHashable(numbers)) == "[0, 1, 2, 3, 4, 5]")
    #expect(ValueText.describing(["b": 1, "a": 2, "c": 3]) == #"["a": 2, "b": 1, "c": 3]"#)
    #expect(ValueText.describing([String: Int]()) == "[:]")
    #expect(
      ValueText.describing(Optional(Set(["b", "a", "c"])) as Any) == #"Optional(["a", "b", "c"])"#)
    #expect(ValueText.describing([Set([2, 1]), []]) == "[[1, 2], []]")
    #expect(
      ValueText.describing(Choice(ids: [3, 1, 2], names: ["b": 1, "a": 2]))
        == #"Choice(ids: [1, 2, 3], names: ["a": 2, "b": 1], other: nil)"#)
    #expect(ValueText.describing(Case.one(["b", "a"])) == #"one(["a", "b"])"#)
    #expect(ValueText.describing(Case.two(a: [2, 1], b: 3)) == "two(a: [1, 2], b: 3)")
  }

  @Test func `what has one text alone keeps it`() {
    #expect(ValueText.describing("text") == "text")
    #expect(ValueText.describing(["a", "b"]) == #"["a", "b"]"#)
    #expect(ValueText.describing(Optional(1) as Any) == "Optional(1)")
    #expect(ValueText.describing(1.5) == "1.5")
    #expect(ValueText.describing(Case.three) == "three")
    #expect(ValueText.describing(AnyHashable("a")) == "a")
  }

  @Test func `the identifier of an object is no address`() {
    let thing = Thing()
    #expect(ValueText.describing(thing.id) == "object")
    #expect(ValueText.describing(AnyHashable(thing.id)) == "object")
    #expect(ValueText.describing([thing.id]) == "[object]")
  }

  private struct Holding: View {
    @State private var numbers = Set(0..<6)
    private let things = [Thing()]

    var body: some View {
      ForEach(things) { _ in Text("thing") }
    }
  }

  @MainActor @Test func `a dump of the tree is the same in every run`() throws {
    let host = ViewHost { Holding() }
    try host.update()
    #expect(
      host.dump() == """
        root
        └─ Holding numbers = [0, 1, 2, 3, 4, 5]
           └─ ForEach
              └─ [object] Text "thing"
        """)
  }
}
