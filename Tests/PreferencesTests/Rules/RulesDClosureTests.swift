import Modifiers
import Testing

/// What is read in closures and by the host, outside of bodies.
@Suite("D. Reading outside bodies") @MainActor struct RulesDClosureTests {
  @Test func `D3 state read in transformEnvironment reaches the content, and runs no body but its`()
    throws
  {
    let limit = Remote(1)
    let journal = Journal()
    let host = ViewHost { LimitSetter(limit: limit, journal: journal) }
    try host.update()
    #expect(journal.take() == ["setter", "1"])
    limit.value = 2
    let report = try host.update()
    #expect(journal.take() == ["2"])
    #expect(report.bodies == 1)
  }

  @Test func `E7 asking for size and proposal changes nothing`() throws {
    let plain = ViewHost { EmptyView() }
    #expect(plain.size == .zero)
    #expect(plain.proposal == .unspecified)
    #expect(plain.context.stages.isEmpty)
  }
}

/// Notes the line limit that it inherits.
private struct LimitReader: View {
  @Environment(\.lineLimit) private var limit
  let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  var body: some View {
    let _ = journal.note(limit.map { "\($0)" } ?? "none")
    Text("")
  }
}

/// Changes the line limit by a state that only the closure reads.
private struct LimitSetter: View {
  @State private var number = 1
  let limit: Remote<Int>
  let journal: Journal

  var body: some View {
    let _ = journal.note("setter")
    let _ = limit.connect($number)
    LimitReader(journal: journal).transformEnvironment(\.lineLimit) { $0 = number }
  }
}
