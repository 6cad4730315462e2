import Modifiers
import Testing

@testable import Reminders

/// What a change costs, counted.
@MainActor struct WorkTests {
  private func host(rows: Int) -> (ViewHost<RemindersView>, RemindersViewModel) {
    let viewModel = RemindersViewModel(
      reminders: (0..<rows).map { Reminder(title: "Reminder \($0)") })
    return (ViewHost { RemindersView(viewModel: viewModel) }, viewModel)
  }

  private func bodiesOfTyping(rows: Int) throws -> Int {
    let (host, _) = host(rows: rows)
    let field = try host.find(textField: "Reminder 1")
    try host.perform { try field.focus() }
    return try host.perform { try field.setText("Milk") }.bodies
  }

  @Test func `typing runs bodies of every row, since all of them read through one object`() throws {
    let perRow = try bodiesOfTyping(rows: 3) - bodiesOfTyping(rows: 2)
    let ofMany = try bodiesOfTyping(rows: 40) - bodiesOfTyping(rows: 2)
    #expect(perRow == 4)
    #expect(ofMany == 38 * perRow)
  }

  @Test func `a write of what is there already changes nothing on the screen`() throws {
    let (host, viewModel) = host(rows: 3)
    try host.update()
    let before = host.snapshot()
    viewModel.reminders = viewModel.reminders
    let report = try host.update()
    #expect(host.snapshot() == before)
    #expect(report.passes == 1)
  }
}
