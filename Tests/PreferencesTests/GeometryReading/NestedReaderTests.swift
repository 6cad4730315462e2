import Modifiers
import Testing

/// Readers inside readers.
@MainActor @Suite("Nested geometry readers")
struct NestedReaderTests {
  private struct Nest: View {
    let depth: Int

    var body: some View {
      GeometryReader { proxy in
        let _ = proxy.size
        if depth > 0 { AnyView(Nest(depth: depth - 1)) }
      }
    }
  }

  @Test(arguments: [2, 8, 64])
  func `F5 each of them runs once for another size`(depth: Int) throws {
    let host = ViewHost { Nest(depth: depth) }
    host.proposal = ProposedViewSize(width: 100, height: 100)
    try host.update()
    host.proposal = ProposedViewSize(width: 90, height: 100)
    let report = try host.update()
    #expect(report.bodies <= 2 * (depth + 1))
  }
}
