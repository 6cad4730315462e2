import Modifiers
import Testing

/// What the styles below draw: whether they are enabled, how often the number was tapped, the label.
@MainActor private func tally(
  _ isEnabled: Bool, _ count: Binding<Int>, _ label: some View
) -> some View {
  HStack(spacing: 0) {
    Text(isEnabled ? "+" : "-")
    Text("\(count.wrappedValue)").onTapGesture { count.wrappedValue += 1 }
    label
  }
}

/// Styles of an app's own: their dynamic properties are those of a view.
@MainActor struct StylePropertyTests {
  private struct TalliedLabel: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0

    func makeBody(configuration: Configuration) -> some View {
      tally(isEnabled, $count, configuration.title)
    }
  }

  private struct TalliedToggle: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0

    func makeBody(configuration: Configuration) -> some View {
      tally(isEnabled, $count, configuration.label)
    }
  }

  private struct TalliedButton: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0

    func makeBody(configuration: Configuration) -> some View {
      tally(isEnabled, $count, configuration.label)
    }
  }

  private struct TalliedPrimitive: PrimitiveButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0

    func makeBody(configuration: Configuration) -> some View {
      tally(isEnabled, $count, configuration.label)
    }
  }

  private func drawings(_ view: some View) throws -> [String] {
    let disabled = picture(of: view.disabled(true))
    let host = ViewHost { view }
    try host.find(text: "0").tap()
    return [disabled, host.textPicture()]
  }

  @Test func `a style reads the environment and keeps state`() throws {
    let toggle = Toggle("a", isOn: .constant(true))
    let button = Button("a") {}
    #expect(try drawings(Label("a", image: "a").labelStyle(TalliedLabel())) == ["-0a", "+1a"])
    #expect(try drawings(toggle.toggleStyle(TalliedToggle())) == ["-0a", "+1a"])
    #expect(try drawings(button.buttonStyle(TalliedButton())) == ["-0a", "+1a"])
    #expect(try drawings(button.buttonStyle(TalliedPrimitive())) == ["-0a", "+1a"])
  }

  private struct Tapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { configuration.trigger() }
    }
  }

  @Test func `I1 a button is one whatever a primitive style makes of it`() throws {
    var taps = 0
    let host = ViewHost { Button("Go") { taps += 1 }.buttonStyle(Tapped()) }
    try host.find(button: "Go").tap()
    try host.find(text: "Go").tap()
    #expect(taps == 2)
    let disabled = ViewHost { Button("Go") {}.buttonStyle(Tapped()).disabled(true) }
    let go = try disabled.find(button: "Go")
    let error = try #require(throws: InteractionError.self) { try go.tap() }
    #expect(error.reason == .disabled)
  }

  private struct WrappingButton: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(">")
        Button(configuration)
      }
    }
  }

  private struct WrappingToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(">")
        Toggle(isOn: configuration.$isOn) { configuration.label }
        Toggle(configuration)
      }
    }
  }

  private struct WrappingLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label {
        configuration.title
      } icon: {
        Text("*")
      }
    }
  }

  @Test func `a style may use the control that it is for, with its usual look`() throws {
    var taps = 0
    let button = Button("Go") { taps += 1 }.buttonStyle(WrappingButton())
    #expect(picture(of: button) == ">Go")
    let host = ViewHost { button }
    try host.find(button: "Go").tap()
    #expect(taps == 1)
    #expect(try host.findAll(named: "Button").count == 1)
    #expect(picture(of: Label("a", image: "a").labelStyle(WrappingLabel())) == "* a")
    #expect(picture(of: Label("a", image: "a").labelStyle(SmallLabel())) == "││ a")
  }

  private struct SmallLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration)
    }
  }

  private struct Switch<Style: ToggleStyle>: View {
    let style: Style
    @State private var isOn = false

    init(_ style: Style) {
      self.style = style
    }

    var body: some View {
      Toggle("a", isOn: $isOn).toggleStyle(style)
    }
  }

  @Test func `I1 a toggle is one whatever toggles its style makes of it`() throws {
    let host = ViewHost { Switch(WrappingToggle()) }
    #expect(host.textPicture() == ">a [ ]a [ ]")
    try host.find(toggle: "a").toggle()
    #expect(host.textPicture() == ">a [x]a [x]")
    try host.findAll(text: "a")[1].tap()
    #expect(try host.find(toggle: "a").value == "off")
  }

  private struct Pressable: LabelStyle {
    let action: @MainActor () -> Void

    func makeBody(configuration: Configuration) -> some View {
      Button(action: action) { configuration.title }
    }
  }

  @Test func `a button that a label's style makes is one, as no control is around it`() throws {
    var taps = 0
    let host = ViewHost { Label("a", systemImage: "x").labelStyle(Pressable { taps += 1 }) }
    try host.find(button: "a").tap()
    #expect(taps == 1)
  }

  private struct Pushed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
      }
    }
  }

  @Test func `I1 a toggle that its style makes a button is a toggle`() throws {
    let host = ViewHost { Switch(Pushed()) }
    #expect(try host.findAll(named: "Button").isEmpty)
    try host.find(toggle: "a").tap()
    #expect(try host.find(toggle: "a").value == "on")
    try host.find(text: "a").tap()
    #expect(try host.find(toggle: "a").value == "off")
  }

  @Test func `a toggle may look like a button`() throws {
    #expect(
      picture(of: Toggle("Loud", isOn: .constant(false)).toggleStyle(.button)) == "│Loud│")
    let host = ViewHost { Toggle("Loud", isOn: .constant(true)).toggleStyle(.button) }
    #expect(try host.find(toggle: "Loud").value == "on")
  }

  @Test func `the styles of pickers are accepted`() {
    func shown(_ style: some PickerStyle) -> String {
      picture(
        of: Picker("a", selection: .constant(1)) { Text("one").tag(1) }.pickerStyle(style))
    }
    #expect(
      [
        shown(.automatic), shown(.menu), shown(.inline), shown(.segmented), shown(.wheel),
        shown(.navigationLink), shown(.palette),
      ] == Array(repeating: "a one", count: 7))
  }
}
