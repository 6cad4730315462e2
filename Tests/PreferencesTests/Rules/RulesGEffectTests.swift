import Modifiers
import Testing

/// What stands in the content of a `Group(subviews:)` is not shown there: only where it is shown
/// does anything happen.
@Suite("G. Effects of subviews") @MainActor struct RulesGEffectTests {
  private let journal = Journal()

  @Test func `G3 a change is told once, however deep the subviews are nested`() throws {
    let number = Remote(0)
    let host = ViewHost {
      Controlled(number) { [journal] number in
        CollapsingVStack {
          Text("a").onChange(of: number) { journal.note("direct \($0) \($1)") }
          Group {
            Text("b").onChange(of: number) { journal.note("in a group \($0) \($1)") }
            if number < 9 { Text("c") }
          }
          .emptyState { Text("empty") }
        }
      }
    }
    try host.update()
    #expect(journal.take().isEmpty)
    number.value = 1
    #expect(try host.update().actions == 2)
    #expect(journal.take() == ["direct 0 1", "in a group 0 1"])
    number.value = 2
    try host.update()
    #expect(journal.take() == ["direct 1 2", "in a group 1 2"])
  }

  @Test func `G3 a subview that is not shown hears no change and presents nothing`() throws {
    let number = Remote(0)
    let host = ViewHost {
      Controlled(number) { [journal] number in
        Group(
          subviews: Group {
            Text("shown")
            Text("not shown")
              .onChange(of: number) { journal.note("changed") }
              .task(id: number) {}
              .onReceive(Just(number)) { _ in journal.note("received") }
              .sheet(isPresented: .constant(number > 0)) { Text("sheet") }
              .overlay { Text("layer \(number)").onAppear { journal.note("layer appeared") } }
          }
        ) { $0.prefix($0.count - 1) }
      }
    }
    for next in 0...2 {
      number.value = next
      #expect(try host.update().actions == 0)
      #expect(journal.take().isEmpty)
      #expect(host.sheets.isEmpty)
    }
  }

  @Test func `G3 a layer given with a modifier is there once`() throws {
    let number = Remote(0)
    let host = ViewHost {
      Controlled(number) { [journal] number in
        CollapsingVStack {
          Text("a").overlay { Text("layer \(number)").onAppear { journal.note("appeared") } }
        }
      }
    }
    for next in 0...2 {
      number.value = next
      try host.update()
      #expect(host.snapshot().all(text: "layer \(next)").count == 1)
    }
    #expect(journal.take() == ["appeared"])
  }

  @Test func `G3 a subview that comes back hears of changes from then on`() throws {
    let state = Remote((isShown: true, number: 0))
    let host = ViewHost {
      Controlled(state) { [journal] state in
        Group(
          subviews: Text("a").onChange(of: state.number) { journal.note("\($0) \($1)") }
        ) { subviews in
          if state.isShown { subviews }
        }
      }
    }
    try host.update()
    for next in [(false, 1), (false, 2), (true, 3), (true, 4)] {
      state.value = next
      try host.update()
    }
    #expect(journal.take() == ["3 4"])
  }

  @Test func `G3 a sheet of a subview is presented once`() throws {
    let isPresented = Remote(false)
    let host = ViewHost {
      Controlled(isPresented) { [journal] isPresented in
        CollapsingVStack {
          Group {
            Text("a")
            Text("b")
          }
          .sheet(isPresented: .constant(isPresented), onDismiss: { journal.note("dismissed") }) {
            Text("sheet").onAppear { journal.note("appeared") }
          }
        }
        .emptyState { Text("empty") }
      }
    }
    for isNowPresented in [false, true, true, false] {
      isPresented.value = isNowPresented
      try host.update()
      #expect(host.sheets.count == (isNowPresented ? 1 : 0))
    }
    #expect(journal.take() == ["appeared", "dismissed"])
  }

  @Test func `G1 a range of subviews ends where they end`() throws {
    var counts: [Int] = []
    let host = ViewHost {
      Group(subviews: ForEach(0..<3) { Text("\($0)") }) { subviews in
        let parts = [subviews[0..<5], subviews[2..<9], subviews[5..<9], subviews[1..<3][0..<2]]
        let _ = counts = parts.map(\.count)
        parts[0]
      }
    }
    try host.update()
    #expect(counts == [3, 1, 0, 1])
    #expect(host.snapshot().all(named: "Text").map(\.text) == ["0", "1", "2"])
  }

  @Test(arguments: [1, 160, 503, 1100]) func `E5 empty states in each other end`(depth: Int) throws
  {
    var view = AnyView(Controlled(Remote(true)) { _ in Text("inside") })
    for level in 0..<depth { view = AnyView(view.emptyState { Text("empty \(level)") }) }
    let host = ViewHost(rootView: view)
    try host.update()
    #expect(host.snapshot().all(named: "Text").map(\.text) == ["inside"])
  }

  @Test(arguments: [1, 60, 160])
  func `E5 empty states in each other end over nothing too`(depth: Int) throws {
    let isThere = Remote(true)
    var view = AnyView(Controlled(isThere) { if $0 { Text("inside") } })
    for level in 0..<depth { view = AnyView(view.emptyState { Text("empty \(level)") }) }
    let host = ViewHost(rootView: view)
    for isNowThere in [true, false, true] {
      isThere.value = isNowThere
      try host.update()
      #expect(
        host.snapshot().all(named: "Text").map(\.text) == [
          isNowThere ? "inside" : "empty \(depth - 1)"
        ])
    }
  }
}
