import Modifiers

/// One reminder in the list.
struct ReminderRow: View {
  @Binding var reminder: Reminder

  var body: some View {
    HStack {
      Toggle(isOn: $reminder.isCompleted) {}
        .accessibilityLabel(reminder.title)

      VStack(alignment: .leading, spacing: 4) {
        TextField("Title", text: $reminder.title, prompt: Text("New reminder"))
        if let notes = reminder.notes {
          Text(notes)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }

      if reminder.isFlagged {
        Image(systemName: "flag.fill")
          .foregroundColor(Color(UIColor.systemOrange))
          .accessibilityLabel("Flagged")
      }
    }
  }
}
