import Modifiers
import Rendering
import Testing

@MainActor struct ToggleTests {
  private struct Switch: View {
    @State var isOn = false

    var body: some View {
      Toggle("Loud", isOn: $isOn)
      if isOn { Text("is on") }
    }
  }

  @Test func `a toggle is turned by toggling and by a tap`() throws {
    let host = ViewHost { Switch() }
    let toggle = try host.find(toggle: "Loud")
    #expect(toggle.value == "off")
    try toggle.toggle()
    #expect(try host.find(text: "is on").exists)
    #expect(toggle.value == "on")
    try host.find(text: "Loud").tap()
    #expect(try host.findAll(text: "is on").isEmpty)
  }

  @Test func `a toggle shows its label and whether it is on`() {
    #expect(picture(of: Toggle("Loud", isOn: .constant(true))) == "Loud [x]")
    #expect(picture(of: Toggle("Loud", isOn: .constant(false))) == "Loud [ ]")
    let toggle = Toggle("Loud", isOn: .constant(true))
    let proposal = ProposedViewSize(width: 120, height: nil)
    #expect(picture(of: toggle, in: proposal) == "Loud        [x]")
  }

  @Test func `the drawing of the switch is not found`() throws {
    let host = ViewHost { Switch(isOn: true) }
    #expect(try host.findAll(named: "Text").map(\.text) == ["Loud", "is on"])
    #expect(try host.find(toggle: "Loud").label == "Loud")
  }

  @Test func `a disabled toggle is not turned`() throws {
    let host = ViewHost { Switch().disabled(true) }
    #expect(throws: InteractionError.self) { try host.find(toggle: "Loud").toggle() }
    #expect(try host.find(toggle: "Loud").value == "off")
  }

  @Test func `a button is not toggled`() throws {
    let host = ViewHost { Button("Go") {} }
    #expect(throws: InteractionError.self) { try host.find(button: "Go").toggle() }
  }
}
