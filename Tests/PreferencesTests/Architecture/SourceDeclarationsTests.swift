import Testing

struct SourceDeclarationsTests {
  private func declarations(_ text: String) -> [SourceDeclaration] {
    ScannedFile(SourceFile(path: "", text: text)).declarations
  }

  @Test func `a declaration has its keyword, name, line and place`() {
    #expect(
      declarations("import A\n\npublic struct B {\n  private var c: Int\n}") == [
        SourceDeclaration(
          keyword: "struct", name: "B", line: 3, isAtFileScope: true, isPrivate: false),
        SourceDeclaration(
          keyword: "var", name: "c", line: 4, isAtFileScope: false, isPrivate: true),
      ])
  }

  @Test(arguments: [
    ("struct A<B, C: D>", ["B", "C"]),
    ("func a<each B, let c: Int>()", ["B", "c"]),
    ("init<A: B<C, D>>()", ["A"]),
    ("subscript<A>(a: A) -> A", ["A"]),
    ("struct A<B> where B == (C) -> D", ["B"]),
    ("func < (a: A, b: B)", []),
  ])
  func `generic parameters are named`(text: String, expected: [String]) {
    #expect(declarations(text).flatMap(\.parameters) == expected)
  }

  @Test(arguments: [
    ("class A { class func b() {} }", ["A", "b"]),
    ("let a = B.self.class", ["a"]),
    ("let actor = 1", ["actor"]),
    ("init(a: A)", []),
  ])
  func `a keyword in another role declares nothing`(text: String, expected: [String]) {
    #expect(declarations(text).map(\.name) == expected)
  }
}
