import Modifiers

/// The reminders, and what can be done with them.
@MainActor class RemindersViewModel: ObservableObject {
  @Published var reminders: [Reminder]
  @Published var isEmpty = true

  init(reminders: [Reminder] = []) {
    self.reminders = reminders
    $reminders.map(\.isEmpty).assign(to: &$isEmpty)
  }

  /// Adds an untitled reminder after another one, or at the end.
  func createReminder(after other: Reminder? = nil) -> Reminder {
    let reminder = Reminder()
    let index = reminders.firstIndex { $0.id == other?.id }
    reminders.insert(reminder, at: index.map { $0 + 1 } ?? reminders.endIndex)
    return reminder
  }

  func delete(_ reminder: Reminder) {
    reminders.removeAll { $0.id == reminder.id }
  }

  /// Deletes a reminder to which nobody gave a title.
  func deleteIfUntitled(_ id: Reminder.ID) {
    reminders.removeAll { $0.id == id && $0.title.isEmpty }
  }

  func toggleFlag(_ reminder: Reminder) {
    guard let index = reminders.firstIndex(where: { $0.id == reminder.id }) else { return }
    reminders[index].isFlagged.toggle()
  }

  /// Takes in a reminder that was edited elsewhere.
  func update(_ reminder: Reminder) {
    guard let index = reminders.firstIndex(where: { $0.id == reminder.id }) else { return }
    reminders[index] = reminder
  }
}
