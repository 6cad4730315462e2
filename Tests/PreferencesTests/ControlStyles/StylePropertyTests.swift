import Modifiers
import Testing

/// Styles of an app's own: their dynamic properties are those of a view.
@MainActor struct StylePropertyTests {
  private struct TalliedLabel: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(isEnabled ? "+" : "-")
        Text("\(count)").onTapGesture { count += 1 }
        configuration.title
      }
    }
  }

  private struct TalliedToggle: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(isEnabled ? "+" : "-")
        Text("\(count)").onTapGesture { count += 1 }
        configuration.label
      }
    }
  }

  private struct TalliedButton: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(isEnabled ? "+" : "-")
        Text("\(count)").onTapGesture { count += 1 }
        configuration.label
      }
    }
  }

  private struct TalliedPrimitive: PrimitiveButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(isEnabled ? "+" : "-")
        Text("\(count)").onTapGesture { count += 1 }
        configuration.label
      }
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
    #expect(throws: InteractionError.self) {
      try ViewHost { Button("Go") {}.buttonStyle(Tapped()).disabled(true) }.find(button: "Go").tap()
    }
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

  private struct Switch: View {
    @State private var isOn = false

    var body: some View {
      Toggle("a", isOn: $isOn).toggleStyle(WrappingToggle())
    }
  }

  @Test func `I1 a toggle is one whatever toggles its style makes of it`() throws {
    let host = ViewHost { Switch() }
    #expect(host.textPicture() == ">a [ ]a [ ]")
    try host.find(toggle: "a").toggle()
    #expect(host.textPicture() == ">a [x]a [x]")
    try host.findAll(text: "a")[1].tap()
    #expect(try host.find(toggle: "a").value == "off")
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
    let host = ViewHost { Toggle("a", isOn: .constant(true)).toggleStyle(Pushed()) }
    #expect(try host.findAll(named: "Button").isEmpty)
    try host.find(toggle: "a").tap()
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
