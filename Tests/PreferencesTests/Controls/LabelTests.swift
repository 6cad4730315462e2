import Modifiers
import Rendering
import Testing

@MainActor struct LabelTests {
  private func drawing(_ view: some View) -> String {
    picture(of: view)
  }

  @Test func `a label shows its icon and its title`() throws {
    let host = ViewHost { Label("Flag", systemImage: "flag") }
    try host.update()
    #expect(
      host.snapshot().description == """
        Root 56 × 16 at (0, 0)
        └─ HStack 56 × 16 at (0, 0)
           ├─ Image "flag" 16 × 16 at (0, 0)
           └─ Text "Flag" 32 × 16 at (24, 0)
        """)
    #expect(drawing(Label("Flag", systemImage: "flag")) == "││ Flag")
  }

  @Test func `a style leaves one of them out`() {
    let label = Label("Flag", image: "flag")
    #expect(drawing(label.labelStyle(.titleOnly)) == "Flag")
    #expect(drawing(label.labelStyle(.iconOnly)) == "││")
    #expect(drawing(label.labelStyle(.titleOnly).labelStyle(.iconOnly)) == "Flag")
  }

  @Test func `a label is built from any two views`() {
    let label = Label {
      Text("Title")
    } icon: {
      Text("*")
    }
    #expect(drawing(label) == "* Title")
  }

  private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.icon
        configuration.title
      }
    }
  }

  @Test func `a style of the app's own arranges the two`() {
    #expect(drawing(Label("Flag", systemImage: "flag").labelStyle(Stacked())) == " ││\nFlag")
  }
}
