import Modifiers
import Testing

@MainActor struct TextFieldStyleTests {
  private func drawing(_ view: some View) -> String {
    picture(of: view, in: ProposedViewSize(width: 80, height: nil))
  }

  @Test func `a border stands at the sides of the room that the field is offered`() {
    let field = TextField("Name", text: .constant("Ann"))
    #expect(drawing(field.textFieldStyle(.roundedBorder)) == "│Ann     │")
    #expect(drawing(field.textFieldStyle(RoundedBorderTextFieldStyle())) == "│Ann     │")
    #expect(drawing(field.textFieldStyle(.plain)) == "Ann")
    #expect(drawing(field.textFieldStyle(.automatic)) == "Ann")
    #expect(
      drawing(SecureField("Key", text: .constant("")).textFieldStyle(.roundedBorder))
        == "│Key     │")
  }

  @Test func `a control stays the same whatever its look becomes`() throws {
    let host = ViewHost { Form() }
    let field = try host.find(textField: "Name")
    let button = try host.find(button: "Style")
    try field.setText("Ann")
    try button.tap()
    try host.update()
    #expect([field.exists, button.exists] == [true, true])
    #expect([field.text, button.label] == ["Ann", "Style"])
    #expect([field.isEnabled, button.isEnabled] == [false, false])
  }

  private struct Styling: ViewModifier {
    let hasBorder: Bool

    func body(content: Content) -> some View {
      content.buttonStyle(.plain).disabled(hasBorder)
    }
  }

  private struct Form: View {
    @State private var name = ""
    @State private var hasBorder = false

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Button("Style") { hasBorder.toggle() }
      }
      .modifier(Styling(hasBorder: hasBorder))
    }
  }
}
