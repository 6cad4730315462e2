import Modifiers
import Testing

/// How the literals of texts are read.
@MainActor struct InlineMarkdownTests {
  /// The parts of a text with their looks: "b" bold, "i" italic, "s" struck through, "l" a link.
  private func parts(_ text: Text) throws -> String {
    let host = ViewHost(rootView: text)
    try host.update()
    return host.drawing.commands.map { command in
      guard case .text(let run) = command else { return "?" }
      let looks =
        (run.isBold ? "b" : "") + (run.isItalic ? "i" : "")
        + (run.strikethrough == nil ? "" : "s")
        + (run.color == DrawingColor(Color.accentColor) ? "l" : "")
      return looks.isEmpty ? run.string : "<\(looks) \(run.string)>"
    }.joined()
  }

  @Test(arguments: [
    ("**bold** plain", "<b bold> plain"),
    ("__bold__ and *italic* and _italic_", "<b bold> and <i italic> and <i italic>"),
    ("***both***", "<bi both>"),
    ("**bold *both* bold**", "<b bold ><bi both><b  bold>"),
    ("*a **b***", "<i a ><bi b>"),
    ("~~gone~~ ~kept~", "<s gone> ~kept~"),
    ("[a *link*](https://example.org/a_(b))", "<l a ><il link>"),
    ("`**code**` ``a`b`` `` `c` ``", "**code** a`b `c`"),
  ])
  func `marks change the looks of what is between them`(key: String, shown: String) throws {
    #expect(try parts(Text(LocalizedStringKey(key))) == shown)
  }

  @Test(arguments: [
    "2 * 3 * 4", "snake_case_name", "**open", "a*", "`tick", "[x] (y)", "[x](y", "~~~a~~~", "_ _",
    "a ** b **", "*", "",
  ])
  func `what is no mark stays as it was written`(key: String) throws {
    #expect(try parts(Text(LocalizedStringKey(key))) == key)
  }

  @Test func `a backslash takes a mark's meaning away`() throws {
    #expect(try parts(Text(#"\*a\* \`b\` \[c\](d) \q \\"#)) == #"*a* `b` [c](d) \q \"#)
  }

  @Test func `words may be bold in part, but not by underscores`() throws {
    #expect(try parts(Text("un**frigging**believable")) == "un<b frigging>believable")
    #expect(try parts(Text("un__frigging__believable")) == "un__frigging__believable")
  }

  @Test func `only literals are read`() throws {
    let variable = "**a**"
    #expect(try parts(Text(variable)) == "**a**")
    #expect(try parts(Text(verbatim: "**a**")) == "**a**")
    #expect(try parts(Text("**a**" + "")) == "**a**")
    #expect(try parts(Text("**a**")) == "<b a>")
    #expect(try parts(Text("_\(variable)_")) == "<i **a**>")
  }

  @Test func `marks that never close are read in reasonable time`() throws {
    let key = String(repeating: "*a _b ", count: 2_000)
    #expect(try parts(Text(LocalizedStringKey(key))) == key)
    let brackets = String(repeating: "[", count: 2_000)
    #expect(try parts(Text(LocalizedStringKey(brackets))) == brackets)
  }
}
