import Modifiers
import Observation
import Testing

/// Rule D3: a control reads its binding in its own body, and no body around it does.
@MainActor struct BindingReadingTests {
  @Observable final class Model {
    var flag = false
    var number = 2
    var share = 0.5
    var text = "a"
  }

  /// A view that hands bindings to what it shows.
  private struct Parent<Content: View>: View {
    @Bindable var model: Model
    let journal: Journal
    let content: (Bindable<Model>) -> Content

    var body: some View {
      let _ = journal.note("parent")
      content($model)
    }
  }

  /// What is shown of a model before and after a change; the parent's body ran once.
  private func shown(
    _ change: (Model) -> Void, in content: @escaping (Bindable<Model>) -> some View
  ) throws -> [String] {
    let model = Model()
    let journal = Journal()
    let host = ViewHost { Parent(model: model, journal: journal, content: content) }
    host.proposal = ProposedViewSize(width: 160, height: nil)
    let before = host.textPicture()
    let value = try host.findAll { $0.value != nil }.first?.value
    change(model)
    let after = host.textPicture()
    let newValue = try host.findAll { $0.value != nil }.first?.value
    #expect(journal.entries == ["parent"])
    #expect(before != after || value != newValue)
    return [newValue ?? after]
  }

  @Test func `D3 a change of a model reaches the control, and not the view around it`() throws {
    #expect(
      try shown {
        $0.number = 3
      } in: {
        Stepper("n", value: $0.number)
      } == ["3"])
    #expect(
      try shown {
        $0.number = 3
      } in: {
        Stepper("n", value: $0.number, in: 0...9)
      } == ["3"])
    #expect(
      try shown {
        $0.share = 1
      } in: {
        Slider(value: $0.share)
      } == ["1.0"])
    #expect(
      try shown {
        $0.flag = true
      } in: {
        Toggle("f", isOn: $0.flag)
      } == ["on"])
    #expect(
      try shown {
        $0.text = "b"
      } in: {
        TextField("t", text: $0.text)
      } == ["b"])
    #expect(
      try shown {
        $0.text = "b"
      } in: {
        SecureField("t", text: $0.text)
      } == ["b"])
    #expect(
      try shown {
        $0.number = 3
      } in: {
        TextField("n", value: $0.number, format: .number)
      } == ["3"])
    #expect(
      try shown {
        $0.number = 3
      } in: {
        Picker("n", selection: $0.number) { ForEach(0..<5) { Text("\($0)") } }
      } == ["3"])
  }

  @Test func `D3 a title or an empty state that is bound is read where it is shown`() throws {
    #expect(
      try shown {
        $0.text = "b"
      } in: { binding in
        NavigationStack { Text("x").navigationTitle(binding.text) }
      }[0].contains("b"))
    #expect(
      try shown {
        $0.flag = true
      } in: { binding in
        Text("x").emptyState(binding.flag) { Text("nothing") }
      }[0].contains("nothing"))
  }

  @Test func `D3 a toggle over the same binding does not run again`() throws {
    let remote = Remote(0)
    let host = ViewHost { Controlled(remote) { Nested(number: $0) } }
    try host.update()
    remote.value = 1
    let report = try host.update()
    // The two views around the toggle; its binding leads to the same place as before.
    #expect(report.bodies == 2)
  }

  private struct Nested: View {
    let number: Int
    @State private var isOn = false

    var body: some View {
      Toggle("f", isOn: $isOn)
      Text("\(number)")
    }
  }
}
