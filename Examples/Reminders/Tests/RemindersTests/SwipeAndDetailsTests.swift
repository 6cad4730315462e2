import Modifiers
import Testing

@testable import Reminders

@MainActor struct SwipeAndDetailsTests {
  private let viewModel: RemindersViewModel
  private let host: ViewHost<RemindersView>

  init() {
    let viewModel = RemindersViewModel(reminders: [
      Reminder(title: "Milk"), Reminder(title: "Eggs"),
    ])
    self.viewModel = viewModel
    host = ViewHost { RemindersView(viewModel: viewModel) }
  }

  private func openDetails(of title: String) throws -> PresentedSheet {
    try host.perform {
      try host.find(textField: title).swipeActions.find(button: "Details").tap()
    }
    return try #require(host.sheets.last)
  }

  @Test func `a swipe uncovers delete, flag and details, with their colours`() throws {
    let actions = try host.find(textField: "Milk").swipeActions.findAll(named: "Button")
    #expect(actions.map(\.label) == ["Delete", "Flag", "Details"])
    #expect(
      actions.map(\.tint) == [nil, Color(UIColor.systemOrange), Color(UIColor.systemGray)])
  }

  @Test func `a flag is set and taken away`() throws {
    try host.find(textField: "Milk").swipeActions.find(button: "Flag").tap()
    #expect(try host.find(label: "Flagged").frame.midY == host.find(textField: "Milk").frame.midY)
    try host.find(textField: "Milk").swipeActions.find(button: "Unflag").tap()
    #expect(try host.findAll(named: "Image").map(\.label) == ["plus.circle.fill"])
  }

  @Test func `a row is deleted`() throws {
    try host.find(textField: "Milk").swipeActions.find(button: "Delete").tap()
    #expect(viewModel.reminders.map(\.title) == ["Eggs"])
  }

  @Test func `an untitled reminder has no details yet`() throws {
    try host.find(button: "New Reminder").tap()
    let details = try host.find(text: "New reminder").swipeActions.find(button: "Details")
    #expect(!details.isEnabled)
  }

  @Test func `what is edited in the details is taken in with Done`() throws {
    let sheet = try openDetails(of: "Eggs")
    try sheet.find(textField: "Title").setText("Ten eggs")
    try sheet.find(textField: "Notes").setText("brown ones")
    try sheet.find(toggle: "Flag").toggle()
    #expect(viewModel.reminders[1].title == "Eggs")
    try host.perform { try sheet.find(button: "Done").tap() }
    #expect(host.sheets.isEmpty)
    let eggs = viewModel.reminders[1]
    #expect(eggs.title == "Ten eggs" && eggs.notes == "brown ones" && eggs.isFlagged)
    #expect(try host.find(text: "brown ones").exists)
  }

  @Test func `what is edited in the details is forgotten with Cancel`() throws {
    let sheet = try openDetails(of: "Eggs")
    try sheet.find(textField: "Title").setText("Ten eggs")
    try host.perform { try sheet.find(button: "Cancel").tap() }
    #expect(host.sheets.isEmpty)
    let again = try openDetails(of: "Eggs")
    #expect(try again.find(textField: "Title").text == "Eggs")
  }

  @Test func `a title cannot be taken away in the details`() throws {
    let sheet = try openDetails(of: "Eggs")
    try sheet.find(textField: "Title").setText("")
    #expect(try sheet.find(button: "Done").isEnabled == false)
  }

  @Test func `notes that are deleted are no notes`() throws {
    viewModel.reminders[0].notes = "two of them"
    let sheet = try openDetails(of: "Milk")
    try sheet.find(textField: "Notes").setText("")
    try sheet.find(button: "Done").tap()
    #expect(viewModel.reminders[0].notes == nil)
    #expect(viewModel.reminders[0].title == "Milk")
  }
}
