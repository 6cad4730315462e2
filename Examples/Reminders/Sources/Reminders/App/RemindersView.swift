import Modifiers

/// The screen with all reminders.
struct RemindersView: View {
  @StateObject private var viewModel: RemindersViewModel
  @FocusState private var focusedReminder: Reminder.ID?
  @State private var inspectedReminder: Reminder?

  init(viewModel: @autoclosure @escaping () -> RemindersViewModel = RemindersViewModel()) {
    _viewModel = StateObject(wrappedValue: viewModel())
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach($viewModel.reminders) { $reminder in
          ReminderRow(reminder: $reminder)
            .focused($focusedReminder, equals: reminder.id)
            .onSubmit { submit(reminder) }
            .swipeActions(edge: .trailing, allowsFullSwipe: false) { actions(for: reminder) }
        }
      }
      .listStyle(.plain)
      .animation(.default, value: viewModel.reminders)
      .emptyState($viewModel.isEmpty) { NoReminders() }
      .navigationTitle("Reminders")
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button {
            createReminder()
          } label: {
            Label("New Reminder", systemImage: "plus.circle.fill")
          }
          Spacer()
        }
      }
      .onChange(of: focusedReminder) { oldValue, newValue in
        if let oldValue { viewModel.deleteIfUntitled(oldValue) }
      }
      .sheet(item: $inspectedReminder) { reminder in
        ReminderDetails(reminder: reminder) { viewModel.update($0) }
      }
    }
  }

  @ViewBuilder private func actions(for reminder: Reminder) -> some View {
    Button(role: .destructive) {
      withAnimation { viewModel.delete(reminder) }
    } label: {
      Label("Delete", systemImage: "trash")
    }
    Button {
      viewModel.toggleFlag(reminder)
    } label: {
      if reminder.isFlagged {
        Label("Unflag", systemImage: "flag.slash")
      } else {
        Label("Flag", systemImage: "flag")
      }
    }
    .tint(Color(UIColor.systemOrange))
    Button {
      inspectedReminder = reminder
    } label: {
      Label("Details", systemImage: "info.circle")
    }
    .tint(Color(UIColor.systemGray))
    .disabled(reminder.title.isEmpty)
  }

  /// Goes on with the next reminder; an untitled one ends the entering.
  private func submit(_ reminder: Reminder) {
    if reminder.title.isEmpty {
      focusedReminder = nil
    } else {
      createReminder(after: reminder)
    }
  }

  private func createReminder(after other: Reminder? = nil) {
    focusedReminder = viewModel.createReminder(after: other).id
  }
}

/// What stands in the place of the list while there is nothing in it.
struct NoReminders: View {
  var body: some View {
    ContentUnavailableView(
      "No Reminders", systemImage: "checklist",
      description: Text("What you add is shown here."))
  }
}
