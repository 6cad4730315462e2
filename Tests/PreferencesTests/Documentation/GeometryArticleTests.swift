import Modifiers
import Testing

/// The article about geometry holds the programs of `GeometryExamples.swift`, and says what they give.
@MainActor struct GeometryArticleTests {
  private static let folder = "Tests/PreferencesTests/Documentation"

  private let article: String

  init() throws {
    let path = "Docs/Documentation.docc/ReadingGeometry.md"
    article = try #require(Repository.text(of: path))
  }

  /// Expects that the article shows a text as a block of its own.
  private func expectBlock(_ text: String, at location: SourceLocation = #_sourceLocation) {
    #expect(
      article.contains("```\n\(text)\n```"), "there should be:\n\(text)", sourceLocation: location)
  }

  /// Expects that the article says where something stands.
  private func expectFrame(_ frame: CGRect, at location: SourceLocation = #_sourceLocation) {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }
    let text = "`(\(numbers.joined(separator: ", ")))`"
    #expect(article.contains(text), "there should be: \(text)", sourceLocation: location)
  }

  @Test func `the article's programs are those that are compiled`() throws {
    let file = try #require(Repository.text(of: "\(Self.folder)/GeometryExamples.swift"))
    let start = try #require(file.range(of: "struct Halves"))
    let declarations = file[start.lowerBound...].components(separatedBy: "\n}\n")
    #expect(declarations.count == 8)
    for declaration in declarations.dropLast() {
      let code = declaration.trimmingCharacters(in: .newlines) + "\n}"
      #expect(article.contains("\(code)\n```"), "there should be:\n\(code)")
    }
  }

  @Test func `the article's test is the one below`() throws {
    let file = try #require(Repository.text(of: "\(Self.folder)/GeometryArticleTests.swift"))
    let start = try #require(file.range(of: "    let host = ViewHost(rootView: LogLines())\n"))
    let end = try #require(file.range(of: "\n    // The end of the article's test."))
    let lines = file[start.lowerBound..<end.lowerBound].components(separatedBy: "\n")
    let code = lines.map { $0.dropFirst(4) }.joined(separator: "\n")
    #expect(article.contains("```swift\n\(code)\n```"), "there should be:\n\(code)")
  }

  @Test func `F5 a reader's views are made from its size`() throws {
    let host = ViewHost(rootView: Halves())
    let report = try host.update()
    expectFrame(try host.find(text: "left").frame)
    #expect(report.passes == 1)
  }

  @Test func `F10 the article says what a frame is measured from`() {
    expectBlock(picture(of: Places()).trimmingCharacters(in: .whitespacesAndNewlines))
  }

  @Test func `F11 the article says how often the action runs`() throws {
    let host = ViewHost(rootView: MeasuredText(text: "Hello"))
    let first = try host.update()
    expectBlock(host.textPicture())
    #expect(first.passes == 2)
    host.rootView = MeasuredText(text: "World")
    #expect(try host.update().actions == 0)
  }

  @Test func `F6 the article says where the mark stands`() throws {
    let host = ViewHost(rootView: Stops(current: 2))
    let report = try host.update()
    #expect(report.passes == 1)
    #expect(report.actions == 0)
    expectBlock(host.textPicture())
  }

  @Test func `F12 the article says what a test may scroll`() throws {
    let host = ViewHost(rootView: LogLines())
    try host.update()
    #expect(host.preference(Mounted.self) == [0, 1, 2])

    let lines = try host.find(named: "ScrollView")
    try lines.scroll(to: CGPoint(x: 0, y: 8_000))  // to a point of the content
    try host.update()
    #expect(host.preference(Mounted.self) == [500, 501, 502])
    #expect(try host.find(text: "line 501").frame.minY == 16)

    try lines.scroll(y: -16)  // by a distance
    #expect(try lines.contentOffset.y == 7_984)
    try lines.scroll(y: 100_000)  // as far as there is content: 16,000 - 48
    #expect(try lines.contentOffset.y == 15_952)
    // The end of the article's test.
  }

  @Test func `F14 the article shows what stands beside an inset`() {
    expectBlock(picture(of: Barred()))
  }

  @Test func `the article says where a list's rows stand`() throws {
    let host = ViewHost(rootView: Shopping())
    expectFrame(try host.find(text: "Milk").frame)
    expectFrame(try host.find(text: "Eggs").frame)
  }
}
