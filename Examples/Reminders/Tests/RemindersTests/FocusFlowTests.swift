import Modifiers
import Testing

@testable import Reminders

@MainActor struct FocusFlowTests {
  private func host(_ titles: String...) -> ViewHost<RemindersView> {
    let viewModel = RemindersViewModel(reminders: titles.map { Reminder(title: $0) })
    return ViewHost { RemindersView(viewModel: viewModel) }
  }

  private func titles(_ host: ViewHost<RemindersView>) throws -> [String] {
    try host.findAll(named: "TextField").map(\.text)
  }

  private func focusedRow(_ host: ViewHost<RemindersView>) throws -> Int? {
    try host.screen().focusedRow
  }

  @Test func `the button adds a row at the end, which has the focus in the same update`() throws {
    let host = host("Milk")
    let report = try host.perform { try host.find(button: "New Reminder").tap() }
    #expect(try titles(host) == ["Milk", ""])
    #expect(try focusedRow(host) == 1)
    #expect(report.passes == 1)
  }

  @Test func `the first reminder takes the place of the empty state and has the focus`() throws {
    let host = host()
    try host.find(button: "New Reminder").tap()
    #expect(try focusedRow(host) == 0)
    #expect(host.snapshot().first(text: "No Reminders") == nil)
  }

  @Test func `return creates the next reminder below`() throws {
    let host = host("Milk", "Eggs")
    try host.find(textField: "Milk").submit()
    #expect(try titles(host) == ["Milk", "", "Eggs"])
    #expect(try focusedRow(host) == 1)
  }

  @Test func `an empty row goes when another takes the focus`() throws {
    let host = host("Milk", "Eggs")
    try host.find(textField: "Milk").submit()
    try host.find(textField: "Eggs").focus()
    #expect(try titles(host) == ["Milk", "Eggs"])
    #expect(try focusedRow(host) == 1)
  }

  @Test func `an empty row goes when return is pressed in it`() throws {
    let host = host("Milk")
    try host.find(button: "New Reminder").tap()
    try host.find(text: "New reminder").submit()
    #expect(try titles(host) == ["Milk"])
    #expect(try focusedRow(host) == nil)
  }

  @Test func `a title that is deleted takes the row with it, once the focus leaves`() throws {
    let host = host("Milk", "Eggs")
    try host.find(textField: "Milk").setText("")
    #expect(try titles(host) == ["", "Eggs"])
    try host.find(textField: "Eggs").tap()
    #expect(try titles(host) == ["Eggs"])
  }

  @Test func `the focus stays with its reminder when others come and go before it`() throws {
    let viewModel = RemindersViewModel(reminders: [
      Reminder(title: "Milk"), Reminder(title: "Eggs"),
    ])
    let host = ViewHost { RemindersView(viewModel: viewModel) }
    try host.find(textField: "Eggs").focus()
    viewModel.reminders.insert(Reminder(title: "Tax"), at: 0)
    #expect(try focusedRow(host) == 2)
    viewModel.reminders.swapAt(0, 2)
    #expect(try focusedRow(host) == 0)
    viewModel.reminders.removeLast(2)
    #expect(try titles(host) == ["Eggs"])
    #expect(try focusedRow(host) == 0)
  }
}
