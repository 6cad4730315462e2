import Modifiers

/// One reminder in the list.
struct ReminderRow: View {
  @Binding var reminder: Reminder

  var body: some View {
    HStack {
      Toggle(isOn: $reminder.isCompleted) {}
        .toggleStyle(.reminder)
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

/// A circle without a label: the title beside it is a text field.
struct ReminderToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(configuration.isOn ? "◉" : "○")
      .onTapGesture { configuration.isOn.toggle() }
  }
}

extension ToggleStyle where Self == ReminderToggleStyle {
  static var reminder: ReminderToggleStyle { ReminderToggleStyle() }
}
