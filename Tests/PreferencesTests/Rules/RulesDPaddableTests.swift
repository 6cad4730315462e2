import Modifiers
import Testing

/// The case that the library was made for: padding around views that may not be there.
@Suite("D. The update") @MainActor struct RulesDPaddableTests {
  @Test func `D2 if something is there the first update takes two passes`() throws {
    let journal = Journal()
    let report = try ViewHost { Card(titles: ["a", nil, "c"], journal: journal) }.update()
    #expect(report.passes == 2)
    #expect(journal.entries == ["OptionalView", "OptionalView", "OptionalView"])
  }

  @Test func `D2 if nothing is there the first update takes one pass`() throws {
    let journal = Journal()
    let host = ViewHost { Card(titles: [nil, nil, nil], journal: journal) }
    #expect(try host.update().passes == 1)
    #expect(journal.entries == ["OptionalView", "OptionalView", "OptionalView"])
    #expect(!host.dump().contains("isPaddable = true"))
  }

  @Test func `D2 the padding is there if and only if something is`() throws {
    let journal = Journal()
    let titles: Remote<[String?]> = Remote([nil, nil, nil])
    let host = ViewHost {
      Controlled(titles) { Card(titles: $0, journal: journal) }
    }
    try host.update()
    #expect(!host.dump().contains("isPaddable = true"))
    titles.value = [nil, "b", nil]
    #expect(try host.update().passes == 2)
    #expect(host.dump().contains("isPaddable = true"))
    titles.value = [nil, nil, nil]
    #expect(try host.update().passes == 2)
    #expect(!host.dump().contains("isPaddable = true"))
  }
}

private struct OptionalView: View {
  let title: String?
  let journal: Journal

  var body: some View {
    let _ = journal.note("OptionalView")
    if let title { Text(title) }
  }
}

private struct Card: View {
  let titles: [String?]
  let journal: Journal

  var body: some View {
    VStack(spacing: 10) {
      OptionalView(title: titles[0], journal: journal).paddable()
      OptionalView(title: titles[1], journal: journal).paddable()
      OptionalView(title: titles[2], journal: journal).paddable()
    }
    .paddingWhenPaddable(.horizontal, 20)
    .paddingWhenPaddable(.vertical, 24)
  }
}
