import Modifiers
import Testing

/// The article "Why is my value …?" shows programs of this target, and what they print.
@MainActor struct WhyIsMyValueTests {
  private let article = Repository.text(of: "Docs/Documentation.docc/WhyIsMyValue.md") ?? ""

  private func expectPrinted(
    _ text: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      article.contains("```\n\(text)\n```"), "the program prints:\n\(text)",
      sourceLocation: location)
  }

  @Test(
    arguments: [
      "struct PageTitle", "struct InboxScreen", "struct Basket", "enum BasketCount",
      "struct Detail",
      "struct Favorite", "struct Sidebar", "struct Knob", "enum Position", "struct EndlessText",
    ])
  func `the article has the code that the build compiles`(declaration: String) throws {
    let path = "Tests/PreferencesTests/Documentation/WhyIsMyValuePrograms.swift"
    let file = try #require(Repository.text(of: path))
    let start = try #require(file.range(of: "\n\(declaration)")).lowerBound
    let end = try #require(file.range(of: "}\n", range: start..<file.endIndex))
    let isLong = file[start..<end.lowerBound].contains("{\n")
    let last = isLong ? try #require(file.range(of: "\n}\n", range: start..<file.endIndex)) : end
    #expect(article.contains(file[start..<last.upperBound]))
  }

  @Test func `it is the default although somebody writes it`() throws {
    let host = ViewHost { InboxScreen(messages: []) }
    try host.update()
    expectPrinted("\(host.explain(PageTitle.self))")
    host.rootView = InboxScreen(messages: ["Hello"])
    try host.update()
    #expect(host.preference(PageTitle.self) == "Inbox")
  }

  @Test func `it is an old value`() throws {
    let host = ViewHost { Basket() }
    try host.find(button: "Add").tap()
    expectPrinted("\(host.explain(BasketCount.self))")
    try host.update()
    #expect(host.explain(BasketCount.self).description.hasPrefix("BasketCount = 1\n"))
    try host.perform { try host.find(button: "Add").tap() }
    #expect(host.preference(BasketCount.self) == 2)
  }

  @Test func `a later sibling wiped it`() throws {
    let detail = ViewHost { Detail() }
    try detail.update()
    expectPrinted("\(detail.explain(PageTitle.self))")
    let favorite = ViewHost { Favorite() }
    try favorite.update()
    expectPrinted("\(favorite.explain(PageTitle.self))")
  }

  @Test func `an action runs never, or is not told of small steps`() throws {
    let sidebar = ViewHost { Sidebar() }
    try sidebar.update()
    expectPrinted("\(sidebar.explain(PageTitle.self))")
    let knob = ViewHost { Knob(position: 1) }
    try knob.update()
    knob.rootView = Knob(position: 1.25)
    #expect(try knob.update().actions == 0)
    expectPrinted("\(knob.explain(Position.self))")
  }

  @Test func `it never settles`() throws {
    let host = ViewHost { EndlessText() }
    let error = try #require(throws: UpdateError.self) { try host.update() }
    expectPrinted("\(error)")
    expectPrinted("\(host.explain(TextHeight.self))")
  }
}
