import Testing

struct SourceMaskTests {
  /// The code of a text with every run of blanks shown as one dot.
  private func code(_ text: String) -> String {
    String(decoding: SourceMask.code(in: text), as: UTF8.self)
      .split(separator: " ").joined(separator: "·")
  }

  @Test(arguments: [
    ("a // b", "a"),
    ("a /* b /* c */ d */ e", "a·e"),
    ("a \"b\" c", "a·\"·c"),
    ("a \"\" c", "a·\"·c"),
    ("a \"\\\"b\" c", "a·\"·c"),
    ("a \"// b\" c", "a·\"·c"),
    ("a #\"b\"c\\(d)\"# e", "a·\"·e"),
    ("a #\"\"\"# c", "a·\"·c"),
    ("a ##\"b\"#c\"## d", "a·\"·d"),
    ("a #/b\"c/# d", "a·d"),
    ("#if a", "#if·a"),
    ("a / b / c", "a·/·b·/·c"),
    ("`a b` c", "c"),
    ("`default` c", "`default`·c"),
  ])
  func `only code stays on a line`(text: String, expected: String) {
    #expect(code(text) == expected)
  }

  @Test(arguments: [
    ("\"a \\(b) c\"", "\"·b"),
    ("\"a \\(b(c)) d\" e", "\"·b(c)·e"),
    ("\"a \\(b(\"c \\(d)\")) e\"", "\"·b(\"·d·)"),
    ("#\"a \\#(b) c\"#", "\"·b"),
  ])
  func `the code in an interpolation stays`(text: String, expected: String) {
    #expect(code(text) == expected)
  }

  @Test func `a literal of several lines ends at its three quotes`() {
    #expect(code("a \"\"\"\n  b \"c\" \\(d)\n  \"\"\" e") == "a·\"·\n·d·\n·e")
  }

  @Test func `an unfinished string ends with its line`() {
    #expect(code("a \"b\nc") == "a·\"·\nc")
  }

  @Test(arguments: ["a // b\nc", "\"ä\" b", "/* a\nb */ c", "\"\"\"\n a\n\"\"\"", "\"a", "/* a"])
  func `lengths and lines do not change`(text: String) {
    let code = SourceMask.code(in: text)
    #expect(code.count == text.utf8.count)
    #expect(code.count { $0 == UInt8(ascii: "\n") } == text.utf8.count { $0 == UInt8(ascii: "\n") })
  }
}
