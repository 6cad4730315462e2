import Modifiers
import Testing

/// A layout that is chosen while the program runs.
@Suite @MainActor struct AnyLayoutTests {
  @Test func `another layout arranges the same views, which keep their state`() throws {
    let kind = Remote(0)
    let host = ViewHost {
      Controlled(kind) { kind in
        let layouts = [
          AnyLayout(HStackLayout(spacing: 0)), AnyLayout(VStackLayout(spacing: 0)),
          AnyLayout(ZStackLayout()), AnyLayout(GridLayout()),
        ]
        let layout = layouts[kind]
        layout {
          Counting(name: "a")
          Counting(name: "b")
        }
      }
    }
    try host.update()
    // Each text is 24 × 16.
    for (next, size) in [
      (0, CGSize(width: 48, height: 16)), (1, CGSize(width: 24, height: 32)),
      (2, CGSize(width: 24, height: 16)), (3, CGSize(width: 24, height: 40)),
      (0, CGSize(width: 48, height: 16)),
    ] {
      kind.value = next
      try host.update()
      #expect(host.size == size)
      // A view that started afresh would have appeared, and counted, again from nothing.
      #expect(host.snapshot().all(named: "Text").map(\.text) == ["a 1", "b 1"])
    }
  }
}

private struct Counting: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Text("\(name) \(count)").onAppear { count += 1 }
  }
}
