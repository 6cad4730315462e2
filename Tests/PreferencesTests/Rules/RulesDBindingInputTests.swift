import Modifiers
import Testing

/// Inputs that lead to a place: bindings and state.
@Suite("D. The update") @MainActor struct RulesDBindingInputTests {
  @Test func `D3 a binding is compared by its location`() throws {
    #expect(try bindingRuns { $0.number } == 1)
    #expect(try bindingRuns { $0.pair.first } == 1)
    #expect(try bindingRuns { $0.list[0] } == 1)
    #expect(try bindingRuns { Binding($0.maybe) } == 1)
    #expect(try bindingRuns { Binding<Int?>($0.number) } == 1)
    #expect(try bindingRuns { Binding<AnyHashable>($0.number) } == 1)
    #expect(try bindingRuns { _ in Binding.constant(1) } == 1)
    #expect(try bindingRuns { $0.isFirst.wrappedValue ? $0.pair.first : $0.pair.second } == 2)
    #expect(try bindingRuns { b in Binding(get: { b.wrappedValue }, set: { _ in }) } == 2)
  }

  @Test func `D3 a view's own state takes no part`() throws {
    let number = Remote(1)
    let journal = Journal()
    let host = ViewHost { Controlled(number) { _ in Stateful(number: 3, journal: journal) } }
    try host.update()
    number.value = 2
    try host.update()
    #expect(journal.entries == ["body 3 0"])
  }

  private func bindingRuns<Input>(
    _ input: @escaping (Binding<Model>) -> Input
  ) throws -> Int {
    let number = Remote(Model())
    let journal = Journal()
    let host = ViewHost { Bound(remote: number, journal: journal, input: input) }
    try host.update()
    number.value.isFirst = false
    try host.update()
    return journal.entries.count
  }
}

private struct Child<Input>: View {
  let input: Input
  let journal: Journal

  var body: some View {
    let _ = journal.note("body")
    Text("")
  }
}

private struct Bound<Input>: View {
  @State private var model = Model()
  let remote: Remote<Model>
  let journal: Journal
  let input: (Binding<Model>) -> Input

  var body: some View {
    let _ = remote.connect($model)
    let _ = model
    Child(input: input($model), journal: journal)
  }
}

private struct Model {
  var number = 1
  var pair = Two()
  var list = [1, 2]
  var maybe: Int? = 1
  var isFirst = true
}

private struct Two {
  var first = 1
  var second = 2
}

private struct Stateful: View {
  let number: Int
  let journal: Journal
  @State private var count = 0

  var body: some View {
    let _ = journal.note("body \(number) \(count)")
    Text("")
  }
}
