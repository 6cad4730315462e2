import Modifiers
import Testing

/// Rule I3: what stands behind a sheet is found, but out of reach.
@MainActor struct CoveredTests {
  private struct Screen: View {
    @State private var isPresented = false
    @State private var isDeeper = false
    @State private var count = 0

    var body: some View {
      VStack(spacing: 0) {
        Text("\(count)").accessibilityIdentifier("count")
        Button("Add") { count += 1 }
        Button("Details") { isPresented = true }
        Text("row").swipeActions { Button("Flag") { count += 10 } }
      }
      .sheet(isPresented: $isPresented) {
        Text("What there is to know")
        Button("Done") { isPresented = false }
        Button("Deeper") { isDeeper = true }
          .sheet(isPresented: $isDeeper) { Button("Up") { isDeeper = false } }
      }
    }
  }

  @Test func `a button behind a sheet is not tapped`() throws {
    let host = ViewHost { Screen() }
    let add = try host.find(button: "Add")
    try add.tap()
    try host.find(button: "Details").tap()
    let error = try #require(throws: InteractionError.self) { try add.tap() }
    #expect(error.reason == .covered)
    #expect(
      error.description == """
        The button "Add" is behind a sheet, so it was not tapped.
          where: Screen › SheetModifier › sheet › VStack › Button
          sheet: text "What there is to know", button "Done", button "Deeper"
          fix: act on what is in the last of the host's sheets, or dismiss that first.
        """)
    #expect(try host.find(id: "count").text == "1")
    try #require(host.sheets.last).find(button: "Done").tap()
    try add.tap()
    #expect(try host.find(id: "count").text == "2")
  }

  @Test func `a button in a sheet behind another is not tapped`() throws {
    let host = ViewHost { Screen() }
    try host.find(button: "Details").tap()
    try host.update()
    let done = try #require(host.sheets.last).find(button: "Done")
    try host.perform { try #require(host.sheets.last).find(button: "Deeper").tap() }
    #expect(throws: InteractionError.self) { try done.tap() }
    try #require(host.sheets.last).find(button: "Up").tap()
    try host.perform { try done.tap() }
    #expect(host.sheets.isEmpty)
  }

  @Test func `the swipe actions of a row behind a sheet are out of reach too`() throws {
    let host = ViewHost { Screen() }
    let flag = try host.find(text: "row").swipeActions.find(button: "Flag")
    try flag.tap()
    try host.find(button: "Details").tap()
    #expect(throws: InteractionError.self) { try flag.tap() }
    #expect(throws: InteractionError.self) { _ = try host.find(text: "row").swipeActions }
    #expect(try host.find(id: "count").text == "10")
  }
}
