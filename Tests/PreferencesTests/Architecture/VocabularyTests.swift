import Testing

struct VocabularyTests {
  @Test func `the libraries keep to the words`() {
    for fault in Repository.librarySources.flatMap(Vocabulary.faults) { Issue.record("\(fault)") }
  }

  private func faults(_ text: String) -> [String] {
    Vocabulary.faults(in: ScannedFile(SourceFile(path: "A.swift", text: text)))
  }

  @Test(arguments: [
    ("public func _make() {}", "A.swift:1: '_make' begins with an underscore"),
    ("\nprotocol A { var _b: Int { get } }", "A.swift:2: '_b' begins with an underscore"),
    ("enum A { case _b }", "A.swift:1: '_b' begins with an underscore"),
    (
      "enum A { struct Preferences {} }",
      "A.swift:1: the type 'Preferences' has the name of a module"
    ),
    (
      "print(a)",
      "A.swift:1: a library does not print; hand the text to whoever asked for it"
    ),
    ("a ?? fatalError()", "A.swift:1: fatalError() says nothing; name the state and the event"),
    ("let a = try! b()", "A.swift:1: try! hides what went wrong"),
    (
      "// TODO" + ": more", "A.swift:1: what is left to do is written down outside the sources"
    ),
  ])
  func `a word out of place is found`(text: String, fault: String) {
    #expect(faults(text) == [fault])
  }

  @Test(arguments: [
    "let _ = a", "for _ in b {}", "@_exported public import A", "func a(_ b: Int) {}",
    "/// print(a), try! b, fatalError()", "\"print(\\(a))\"", "a.print(b)", "printer(a)",
    "fatalError(\"a\")", "try? a", "let preferences = Preferences.self", "extension A._B {}",
  ])
  func `an ordinary word is not`(text: String) {
    #expect(faults(text) == [])
  }
}
