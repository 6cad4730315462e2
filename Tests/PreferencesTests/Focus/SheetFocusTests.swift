import Modifiers
import Testing

/// Rules I4 and I5 where a sheet is presented.
@MainActor struct SheetFocusTests {
  private struct Presenter: View {
    @FocusState private var isOutside: Bool
    @FocusState private var isInside: Bool
    @State private var isPresented = true
    let journal: Journal
    var isBlocking = false

    var body: some View {
      let _ = journal.note("\(isOutside) \(isInside)")
      Text("presenter")
        .sheet(isPresented: $isPresented) {
          TextField("Name", text: .constant(""))
            .focused($isInside)
            .onSubmit { journal.note("sheet") }
            .submitScope(isBlocking)
        }
        .focused($isOutside)
        .onSubmit { journal.note("presenter") }
    }
  }

  @Test func `the focus in a sheet is none of its presenter's`() throws {
    let journal = Journal()
    let host = ViewHost { Presenter(journal: journal) }
    try host.update()
    let field = try #require(host.sheets.last).find(textField: "Name")
    try host.perform { try field.focus() }
    #expect(field.isFocused)
    #expect(try !host.find(text: "presenter").isFocused)
    #expect(journal.entries.last == "false true")
  }

  @Test func `a submission in a sheet runs its presenter's action too, unless it is blocked`()
    throws
  {
    for isBlocking in [false, true] {
      let journal = Journal()
      let host = ViewHost { Presenter(journal: journal, isBlocking: isBlocking) }
      try host.update()
      let field = try #require(host.sheets.last).find(textField: "Name")
      try host.perform { try field.focus() }
      _ = journal.take()
      try field.submit()
      #expect(journal.take() == (isBlocking ? ["sheet"] : ["sheet", "presenter"]))
    }
  }
}
