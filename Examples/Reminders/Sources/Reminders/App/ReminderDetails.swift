import Modifiers

/// The sheet in which all of a reminder can be edited.
struct ReminderDetails: View {
  @State private var reminder: Reminder
  private let onDone: (Reminder) -> Void
  @Environment(\.dismiss) private var dismiss

  init(reminder: Reminder, onDone: @escaping (Reminder) -> Void) {
    _reminder = State(initialValue: reminder)
    self.onDone = onDone
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          TextField("Title", text: $reminder.title)
          TextField("Notes", text: $reminder.notes.orEmpty)
        }
        Section {
          Toggle("Flag", isOn: $reminder.isFlagged)
        }
      }
      .navigationTitle("Details")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {
            onDone(reminder)
            dismiss()
          }
          .disabled(reminder.title.isEmpty)
        }
      }
    }
  }
}

extension String? {
  /// The text, or an empty one for none.
  fileprivate var orEmpty: String {
    get { self ?? "" }
    set { self = newValue.isEmpty ? nil : newValue }
  }
}
