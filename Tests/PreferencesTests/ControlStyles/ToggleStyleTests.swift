import Modifiers
import Testing

@MainActor struct ToggleStyleTests {
  private struct Checkbox: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(configuration.isOn ? "yes" : isEnabled ? "no" : "off")
        configuration.label
      }
    }
  }

  private struct Switch: View {
    @State var isOn = false

    var body: some View {
      Toggle(isOn: $isOn) { Text("Loud") }.toggleStyle(Checkbox())
    }
  }

  @Test func `a style of the app's own draws the toggle and reads the environment`() throws {
    let host = ViewHost { Switch() }
    #expect(host.textPicture() == "no Loud")
    try host.find(toggle: "Loud").toggle()
    #expect(host.textPicture() == "yes Loud")
    #expect(ViewHost { Switch().disabled(true) }.textPicture() == "off Loud")
  }

  @Test func `the built-in styles are a switch`() {
    let toggle = Toggle("Loud", isOn: .constant(true))
    #expect(picture(of: toggle.toggleStyle(.switch)) == "Loud [x]")
    #expect(picture(of: toggle.toggleStyle(.automatic)) == "Loud [x]")
  }
}
