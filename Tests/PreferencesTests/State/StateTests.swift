import Modifiers
import Testing

@MainActor struct StateTests {
  @Test func `state written before it is mounted keeps the initial value`() throws {
    let journal = Journal()
    let view = Showing(journal: journal)
    view.write(5)
    #expect(view.read() == 1)
    try ViewHost { view }.update()
    #expect(journal.entries == ["1"])
  }

  @Test func `a binding taken before the view is mounted is a constant`() {
    let binding = State(wrappedValue: 1).projectedValue
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test func `state that is an optional is nil at first`() {
    #expect(State<Int?>().wrappedValue == nil)
    #expect(State(initialValue: 3).wrappedValue == 3)
  }

  @Test func `state written after its view is gone wakes nobody and is kept`() throws {
    let isThere = Remote(true)
    let number = Remote(1)
    let host = ViewHost {
      VStack {
        Controlled(isThere) { isThere in if isThere { Controlled(number) { Text("\($0)") } } }
      }
    }
    try host.update()
    isThere.value = false
    try host.update()
    number.value = 8
    #expect(number.value == 8)
    #expect(!host.needsUpdate)
    #expect(try host.update().passes == 0)
  }

  @Test func `state written after its host is gone is kept`() throws {
    let number = Remote(1)
    var host: ViewHost<Controlled<Int, Text>>? = ViewHost { Controlled(number) { Text("\($0)") } }
    try host?.update()
    host = nil
    number.value = 8
    #expect(number.value == 8)
  }

  @Test func `state that was written in the pass in which its view goes is no trouble`() throws {
    let host = ViewHost { VStack { Farewell() } }
    try host.update()
    #expect(!host.needsUpdate)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `each place has a state of its own`() throws {
    let journal = Journal()
    let view = Showing(journal: journal)
    try ViewHost {
      VStack {
        view
        view.onAppear { view.write(9) }
        view
      }
    }.update()
    #expect(journal.entries == ["1", "1", "1"])
  }
}

private struct Showing: View {
  @State private var number = 1
  let journal: Journal

  var body: some View {
    let _ = journal.note("\(number)")
    Text("")
  }

  func write(_ newNumber: Int) {
    number = newNumber
  }

  func read() -> Int { number }
}

/// Goes in the pass that sees what its child wrote.
private struct Farewell: View {
  @State private var isThere = true

  var body: some View {
    if isThere { Leaver(isThere: $isThere) }
  }
}

private struct Leaver: View {
  @Binding var isThere: Bool
  @State private var number = 0

  var body: some View {
    let _ = number
    Text("")
      .onAppear {
        number = 1
        isThere = false
      }
      .onDisappear { number = 2 }
  }
}
