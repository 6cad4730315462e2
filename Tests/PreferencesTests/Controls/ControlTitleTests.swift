import Modifiers
import Rendering
import Testing

/// What controls are called, and how their titles are shown.
@MainActor struct ControlTitleTests {
  private func texts(_ view: some View) throws -> [TextRun] {
    let host = ViewHost(rootView: view)
    try host.update()
    return host.drawing.commands.compactMap {
      if case .text(let run) = $0 { run } else { nil }
    }
  }

  /// The bold and the other texts of a view.
  private func markdown(_ view: some View) throws -> [String] {
    try texts(view).map { $0.isBold ? "**\($0.string)**" : $0.string }
  }

  @Test func `a title is read as the literal of a text is`() throws {
    let shown = ["**b**", " 1.500000"]
    let isOn = Binding.constant(true)
    let text = Binding.constant("")
    #expect(try markdown(Text("**b** \(1.5)")) == shown)
    #expect(try markdown(Button("**b** \(1.5)") {}) == shown)
    #expect(try markdown(Button("**b** \(1.5)", role: .cancel) {}) == shown)
    #expect(try markdown(Button("**b** \(1.5)", systemImage: "x") {}) == shown)
    #expect(try markdown(Label("**b** \(1.5)", systemImage: "x")) == shown)
    #expect(try markdown(Toggle("**b** \(1.5)", isOn: isOn)).prefix(2) == shown[...])
    #expect(try markdown(TextField("**b** \(1.5)", text: text)) == shown)
    #expect(try markdown(SecureField("**b** \(1.5)", text: text)) == shown)
    #expect(
      try markdown(Picker("**b** \(1.5)", selection: isOn) { Text("x").tag(true) }).prefix(2)
        == shown[...])
    #expect(try markdown(Stepper("**b** \(1.5)", value: .constant(1))).prefix(2) == shown[...])
    #expect(try markdown(ProgressView("**b** \(1.5)")).prefix(2) == shown[...])
    #expect(try markdown(ProgressView("**b** \(1.5)", value: 1.0)).prefix(2) == shown[...])
    #expect(try markdown(Section("**b** \(1.5)") { EmptyView() }) == shown)
    #expect(
      try markdown(NavigationStack { Color.red.navigationTitle("~~b~~ \(1.5)") })
        == ["**b**", "** 1.500000**"])
  }

  @Test func `a title that is a string is shown as it is`() throws {
    let title = "**b**"
    #expect(try markdown(Button(title) {}) == [title])
    #expect(try markdown(Label(title, systemImage: "x")) == [title])
    #expect(try markdown(Toggle(title, isOn: .constant(true))).first == title)
    #expect(try markdown(Section(title.dropLast(0)) { EmptyView() }) == [title])
    #expect(try markdown(Button("\(title)") {}) == [title])
  }

  @Test func `a control is called what its title shows`() throws {
    let host = ViewHost { Button("**Save** \(2.5, specifier: "%.1f")") {} }
    #expect(try host.find(button: "Save 2.5").exists)
  }

  private struct State: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(configuration.isOn ? "on" : "off")
    }
  }

  private struct Icon: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(">")
      configuration.label
    }
  }

  @Test func `a style does not rename its control`() throws {
    let host = ViewHost {
      Toggle("Loud", isOn: .constant(true)).toggleStyle(State())
      Toggle(isOn: .constant(true)) { Label("Bright", systemImage: "sun") }.toggleStyle(State())
      Button("Go") {}.buttonStyle(Icon())
    }
    #expect(try host.findAll(named: "Toggle").map(\.label) == ["Loud", "Bright"])
    #expect(try host.find(toggle: "Loud").text == "on")
    #expect(try host.find(button: "Go").label == "Go")
  }

  @Test func `what a control shows beside its label is no part of what it is called`() throws {
    let host = ViewHost {
      Slider(value: .constant(1)) {
        Text("Size")
      } minimumValueLabel: {
        Text("A")
      } maximumValueLabel: {
        Text("B")
      }
      ProgressView(value: 0.5) {
        Text("Download")
      } currentValueLabel: {
        Text("half")
      }
      TextField(text: .constant("Ann")) { Text("Name") }
    }
    #expect(
      try host.findAll { $0.name != "Text" && $0.value != nil }.map(\.label)
        == ["Size", "Download", "Name"])
  }
}
