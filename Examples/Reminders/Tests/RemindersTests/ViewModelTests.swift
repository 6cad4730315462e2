import Modifiers
import Testing

@testable import Reminders

@MainActor struct ViewModelTests {
  private func titled(_ titles: String...) -> RemindersViewModel {
    RemindersViewModel(reminders: titles.map { Reminder(title: $0) })
  }

  @Test func `a reminder is created after another, or at the end`() {
    let viewModel = titled("Milk", "Eggs")
    let inner = viewModel.createReminder(after: viewModel.reminders[0])
    let last = viewModel.createReminder()
    #expect(viewModel.reminders.map(\.title) == ["Milk", "", "Eggs", ""])
    #expect(viewModel.reminders[1] == inner)
    #expect(viewModel.reminders[3] == last)
  }

  @Test func `only an untitled reminder is deleted when the focus leaves it`() {
    let viewModel = titled("Milk", "")
    for reminder in viewModel.reminders { viewModel.deleteIfUntitled(reminder.id) }
    #expect(viewModel.reminders.map(\.title) == ["Milk"])
  }

  @Test func `whether it is empty follows the reminders`() {
    let viewModel = titled()
    var values: [Bool] = []
    let hearing = viewModel.$isEmpty.removeDuplicates().sink { values.append($0) }
    let milk = viewModel.createReminder()
    _ = viewModel.createReminder()
    viewModel.reminders.removeLast()
    viewModel.delete(milk)
    #expect(values == [true, false, true])
    hearing.cancel()
  }

  @Test func `every change is announced before it is made`() {
    let viewModel = titled("Milk")
    var seen: [Bool] = []
    let hearing = viewModel.objectWillChange.sink { seen.append(viewModel.reminders[0].isFlagged) }
    viewModel.toggleFlag(viewModel.reminders[0])
    #expect(seen.first == false)
    #expect(viewModel.reminders[0].isFlagged)
    hearing.cancel()
  }

  @Test func `what is no longer there cannot be changed`() {
    let viewModel = titled("Milk")
    let stranger = Reminder(title: "Eggs")
    viewModel.toggleFlag(stranger)
    viewModel.update(stranger)
    viewModel.delete(stranger)
    #expect(viewModel.reminders.map(\.title) == ["Milk"])
  }
}
