import Modifiers
import Rendering
import Testing

@MainActor struct PickerTests {
  private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, mint, lime
    var id: Self { self }
  }

  private struct Choice: View {
    @State var flavor = Flavor.mint
    @State var size: Int?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Picker("Flavor", selection: $flavor) {
          ForEach(Flavor.allCases) { Text($0.rawValue) }
        }
        Picker("Size", selection: $size) {
          Text("none").tag(Int?.none)
          Text("small").tag(1)
          Text("large").tag(2)
        }
      }
    }
  }

  @Test func `a picker shows its label and the chosen option`() {
    #expect(
      picture(of: Choice()) == """
        Flavor    mint
        Size      none
        """)
  }

  @Test func `an option is chosen by the id of its row or by its tag`() throws {
    let host = ViewHost { Choice() }
    let flavor = try host.find(picker: "Flavor")
    let size = try host.find(picker: "Size")
    #expect([flavor.value, size.value] == ["mint", "none"])
    try flavor.select(Flavor.lime)
    try size.select(2)
    try host.update()
    #expect([flavor.value, size.value] == ["lime", "large"])
    try size.select(Int?.none)
    try host.update()
    #expect(size.value == "none")
    #expect(host.textPicture().contains("lime"))
  }

  @Test func `a value without an option is not chosen`() throws {
    let host = ViewHost { Choice() }
    let error = try #require(throws: InteractionError.self) {
      try host.find(picker: "Size").select(7)
    }
    #expect(
      error.description == """
        The picker "Size" has no option with the tag 7.
          there: "none", "small", "large"
          where: Choice › VStack › Picker
        """)
    #expect(throws: InteractionError.self) { try host.find(picker: "Size").select("large") }
    #expect(try host.find(picker: "Size").value == "none")
  }

  @Test func `the options are no part of the picker's name`() throws {
    let host = ViewHost { Choice() }
    #expect(try host.findAll(named: "Picker").map(\.label) == ["Flavor", "Size"])
    #expect(try host.find(text: "mint").exists)
    #expect(try host.findAll(text: "lime").isEmpty)
  }
}
