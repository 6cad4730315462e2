import Modifiers
import Testing

/// The cases of `Docs/Conformance.md`.
@MainActor @Suite("The table of expected values") struct ConformanceTests {
  private func outcomes(
    of item: ConformanceCase, isLive: Bool, contributesDefaults: Bool = false
  ) throws -> [NaiveModel.Outcome] {
    let first = try #require(item.steps.first).sketch
    let board = SketchBoard(isLive: isLive)
    board.show(first)
    let host = ViewHost(
      rootView: SketchRoot(sketch: first, board: board),
      options: ViewHostOptions(implicitDefaults: contributesDefaults ? .contributed : .ignored))
    return try item.steps.map { step in
      board.show(step.sketch)
      host.rootView = SketchRoot(sketch: step.sketch, board: board)
      try host.update()
      return NaiveModel.Outcome(
        events: board.takeEvents(), first: host.preference(Grouped.self),
        second: host.preference(AssociativeListed.self),
        frames: FrameLine.lines(of: host.snapshot()))
    }
  }

  @Test(arguments: ConformanceCase.all)
  func `the library does as the table says`(_ item: ConformanceCase) throws {
    for isLive in [false, true] {
      let texts = try outcomes(of: item, isLive: isLive).map(item.text)
      #expect(texts == item.steps.map(\.expected))
    }
  }

  @Test(arguments: ConformanceCase.all)
  func `the naive model does as the table says`(_ item: ConformanceCase) {
    var model = NaiveModel()
    let texts = item.steps.map { item.text(of: model.update(to: SketchState(sketch: $0.sketch))) }
    #expect(texts == item.steps.map(\.expected))
  }

  @Test(arguments: ConformanceCase.all.filter { $0.inSwiftUI != nil })
  func `with defaults contributed the library does as SwiftUI does`(
    _ item: ConformanceCase
  ) throws {
    let outcomes = try outcomes(of: item, isLive: false, contributesDefaults: true)
    #expect(outcomes.first?.first == item.inSwiftUI)
    var model = NaiveModel(contributesDefaults: true)
    #expect(model.update(to: SketchState(sketch: item.steps[0].sketch)).first == item.inSwiftUI)
  }

  @Test func `the page says what the list says`() throws {
    let page = try #require(Repository.text(of: "Docs/Conformance.md"))
    #expect(
      page == ConformancePage.text,
      """
      Docs/Conformance.md is out of date: swift run --package-path Benchmarks preferences-soak \
      --conformance > Docs/Conformance.md
      """)
  }

  @Test func `every rule that the table names is a rule`() throws {
    let rules = try #require(Repository.text(of: "Docs/Rules.md"))
    for item in ConformanceCase.all {
      for rule in item.rule.split(separator: ", ") {
        #expect(rules.contains("**\(rule)"), "\(item.title): \(rule)")
      }
    }
  }
}

extension ConformanceCase: CustomTestStringConvertible {
  var testDescription: String { "\(rule) \(title)" }
}
