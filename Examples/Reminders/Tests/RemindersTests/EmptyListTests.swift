import Modifiers
import Testing

@testable import Reminders

@MainActor struct EmptyListTests {
  /// The list with the empty state that needs no flag.
  private struct FlaglessList: View {
    @ObservedObject var viewModel: RemindersViewModel

    var body: some View {
      List {
        ForEach($viewModel.reminders) { $reminder in ReminderRow(reminder: $reminder) }
      }
      .emptyState { NoReminders() }
    }
  }

  /// The list with a flag.
  private struct FlaggedList: View {
    @ObservedObject var viewModel: RemindersViewModel

    var body: some View {
      List {
        ForEach($viewModel.reminders) { $reminder in ReminderRow(reminder: $reminder) }
      }
      .emptyState($viewModel.isEmpty) { NoReminders() }
    }
  }

  @Test func `the placeholder is there as long as there are no reminders`() throws {
    let viewModel = RemindersViewModel()
    let host = ViewHost { RemindersView(viewModel: viewModel) }
    #expect(try host.find(text: "No Reminders").exists)
    #expect(try host.findAll(named: "List").isEmpty)
    let milk = viewModel.createReminder()
    #expect(try host.findAll(text: "No Reminders").isEmpty)
    viewModel.delete(milk)
    #expect(try host.find(text: "No Reminders").exists)
  }

  @Test func `an empty state without a flag shows the same`() throws {
    let viewModel = RemindersViewModel()
    let flagged = ViewHost { FlaggedList(viewModel: viewModel) }
    let flagless = ViewHost { FlaglessList(viewModel: viewModel) }
    flagged.proposal = ProposedViewSize(width: 320, height: 240)
    flagless.proposal = ProposedViewSize(width: 320, height: 240)
    let changes: [@MainActor () -> Void] = [
      {},
      { viewModel.reminders = [Reminder(title: "Milk"), Reminder(title: "Eggs")] },
      { viewModel.toggleFlag(viewModel.reminders[0]) },
      { viewModel.reminders.removeFirst() },
      { viewModel.reminders = [] },
      { _ = viewModel.createReminder() },
    ]
    for (index, change) in changes.enumerated() {
      change()
      try flagged.update()
      let report = try flagless.update()
      #expect(flagless.drawing == flagged.drawing, "change \(index)")
      #expect(report.passes <= 2, "change \(index)")
    }
  }
}
